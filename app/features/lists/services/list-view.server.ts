import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import {
  type ListedQuestion,
  type ListedRow,
  listedQuestion,
} from "#app/features/bank/domain/listed-question.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { LIST_PAGE } from "../domain/list.ts";
import { stepsOf } from "../domain/list-places.ts";
import { waysToPractise } from "../domain/list-progress.ts";
import type { ListItemRow } from "../queries/reading.server.ts";

/** `item`: a question's code, or a heading's number below zero. `up`, `down`: keys one step away, null at an end. */
export type ListItemView = {
  item: string;
  place: string;
  /** Among the questions, from 1; 0 for a heading. */
  number: number;
  heading: string | null;
  /** Null: removed from the bank. */
  question: ListedQuestion | null;
  up: string | null;
  down: string | null;
};

type Shown = {
  /** Of the list. */
  id: string;
  items: readonly ListItemRow[];
  questions: readonly Omit<ListedRow, "correct">[];
  page: number;
  catalogue: TopicCatalogue;
};

export function itemViews({ id, items, questions, page, catalogue }: Shown): ListItemView[] {
  const byOrd = new Map(questions.map((row) => [row.ord, row]));
  const addressOf = (code: string) => questionPaths.inList(code, id);
  const first = (page - 1) * LIST_PAGE;
  let number = items.slice(0, first).filter(({ ord }) => ord > 0).length;
  return items.slice(first, first + LIST_PAGE).map(({ ord, place, heading, correct, heldUntil }, index) => {
    const row = byOrd.get(ord);
    const question = row ? listedQuestion({ ...row, correct, heldUntil }, addressOf, catalogue) : null;
    if (ord > 0) number++;
    return {
      item: ord > 0 ? questionCode(ord) : String(ord),
      place,
      number: ord > 0 ? number : 0,
      heading,
      question,
      ...stepsOf(items, first + index),
    };
  });
}

type Practised = readonly Pick<ListItemRow, "ord" | "correct">[];

/** Ways to start a session; null without questions. */
export function waysOfList(name: string, items: Practised) {
  const { all, rest, wrong } = waysToPractise(items);
  const start = (ords: readonly number[], mode: "estudo" | "prova", title: string) =>
    ords.length === 0 ? null : practicePaths.ofList(ords.map(questionCode).join(), mode, title);
  return {
    go: start(rest, "estudo", name),
    started: rest.length < all.length,
    study: start(all, "estudo", name),
    exam: start(all, "prova", name),
    wrong: start(wrong, "estudo", `${name}: só as erradas`),
  };
}

export type ListPractice = ReturnType<typeof waysOfList>;
