import { LETTERS } from "#app/features/bank/domain/answers/answer-forms.ts";
import { unnamedHeading } from "#app/features/practice/domain/exam-heading.ts";
import type { PracticeItem } from "#app/features/practice/domain/session.ts";
import {
  type PracticeQuestion,
  practiceQuestionViews,
} from "#app/features/practice/services/question-view.server.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { placedQuestions } from "../../domain/assessment.ts";
import { readFields } from "../../domain/sitting/saved-answers.ts";
import { letterOrder, orderSeed, placeOrder } from "../../domain/sitting/sitting-order.ts";
import { type DoorState, doorState, ownWindow } from "../../domain/sitting/sitting-time.ts";
import {
  assessmentToTake,
  openAnswersOf,
  questionsOfSitting,
  type SittingQuestionRow,
  type SittingRow,
  sittingsOf,
} from "../../queries/sittings.server.ts";

/** `order`: the question's own letters in the order shown. `position`: as the student sees it. */
export type SittingQuestion = PracticeQuestion & { order: string[] };

type Placing = { order: readonly number[]; rules: { shuffleAlternatives: boolean }; seed: string };

function questionViews(
  deps: Deps,
  rows: readonly SittingQuestionRow[],
  sections: readonly { questions: readonly unknown[] }[],
  { order, rules, seed }: Placing,
): SittingQuestion[] {
  const firsts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 0),
  );
  const placed = rows.map((row) => ({
    ...row,
    isSat: true,
    isRealExam: false,
    // The exam itself withholds nothing from its own sitting.
    heldUntil: null,
    position: order.indexOf((firsts[row.section] ?? 0) + row.nth),
  }));
  return practiceQuestionViews(placed, [], deps.catalogue.current())
    .map((question) => {
      const own = question.alternatives;
      const letters = letterOrder({ ...question, alternatives: own }, rules, `${seed} ${question.position}`);
      const alternatives = letters.map((from, index) => ({
        letter: question.kind === "right-wrong" ? from : (LETTERS[index] ?? from),
        html: own.find(({ letter }) => letter === from)?.html ?? "",
      }));
      return { ...question, heading: unnamedHeading, hasSolution: false, alternatives, order: letters };
    })
    .sort((one, other) => one.position - other.position);
}

type StoredText = { attempt: number; place: number; text: string };

/** What the server has, by the student's positions. */
function savedItems(
  sitting: SittingRow,
  order: readonly number[],
  texts: readonly StoredText[],
): PracticeItem[] {
  const { answers, marked } = readFields(sitting, order.length);
  const changedAt = sitting.startedAt * 1000;
  return order.flatMap((place, position) => {
    const choice = answers[place] || null;
    const isMarked = marked.includes(place);
    const text = texts.find((each) => each.place === place && each.attempt === sitting.attempt)?.text;
    if (choice === null && !isMarked && !text) return [];
    const item = { position, choice, answered: false, marked: isMarked, cut: "", changedAt };
    return [text ? { ...item, text } : item];
  });
}

/**
 * What a student sees at the address, in one trip: the start page, or the sitting in progress. Throws
 * assessment-not-found.
 */
export async function loadSitting(deps: Deps, actor: SchoolActor, id: string) {
  const reader = assessmentReader(actor);
  const now = deps.now();
  const {
    row: [row],
    sittings,
    questions,
    texts,
  } = await deps.read({
    row: assessmentToTake(deps.db, reader, id),
    sittings: sittingsOf(deps.db, reader, id),
    questions: questionsOfSitting(deps.db, reader, id, now),
    texts: openAnswersOf(deps.db, reader, id),
  });
  if (!row) throw new AppError("assessment-not-found");
  const { rules, document, own } = row;
  const state = doorState({ times: row, attempts: rules.attempts, own, sittings }, now);
  const last = sittings.at(-1) ?? null;
  const door = doorView(row, state, last);
  if (state !== "sitting" || !last) return { ...door, sitting: null };
  const seed = orderSeed(id, last.person, last.attempt);
  const order = placeOrder(document, rules, seed);
  const { times } = readFields(last, order.length);
  return {
    ...door,
    sitting: {
      attempt: last.attempt,
      startedAt: last.startedAt,
      endsAt: last.endsAt,
      device: last.device,
      revision: last.revision,
      away: last.away,
      largeText: own?.largeText === 1,
      size: order.length,
      items: savedItems(last, order, texts),
      times: order.flatMap((place, position) => {
        const seconds = times[place] ?? 0;
        return seconds > 0 ? [{ position, seconds }] : [];
      }),
      questions: questionViews(deps, questions, document.sections, { order, rules, seed }),
    },
  };
}

export type LoadedSitting = Awaited<ReturnType<typeof loadSitting>>;

type TakenRow = Parameters<typeof ownWindow>[0] & {
  id: string;
  title: string;
  document: Parameters<typeof placedQuestions>[0];
  rules: { minutes: number | null; code: string | null; attempts: number };
  own: Parameters<typeof ownWindow>[1];
};

/** Before the opening: day and hour only. */
function doorView(row: TakenRow, state: DoorState, last: SittingRow | null) {
  const { opensAt, closesAt } = ownWindow(row, row.own);
  const facts = {
    questions: placedQuestions(row.document).length,
    minutes: row.rules.minutes === null ? null : row.rules.minutes + (row.own?.extraMinutes ?? 0),
    asksCode: row.rules.code !== null,
    closesAt,
  };
  return {
    id: row.id,
    title: row.title,
    state,
    opensAt,
    facts: state === "early" ? null : facts,
    handedIn: last?.submittedAt ?? (state === "handed-in" ? (last?.endsAt ?? null) : null),
  };
}
