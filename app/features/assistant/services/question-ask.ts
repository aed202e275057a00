import { lettersOf } from "#app/features/bank/domain/answers/answer-forms.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { leakGuard, plainHint } from "../domain/leak-guard.ts";
import { maskPersonal } from "../domain/mask-personal.ts";
import type { SentenceGuard } from "../domain/sentence-guard.ts";
import {
  type TutorAnswer,
  type TutorAsk,
  type TutorKey,
  type TutorQuestion,
  tutorKeyOf,
} from "../domain/tutor-material.ts";
import type { RequestRow } from "../queries/requests.server.ts";
import type { TutorTexts } from "../queries/tutor-texts.server.ts";

/** Earlier requests about a question that a provider receives. */
export const REMEMBERED = 6;

const FURTHER_HINT = "Esse passo é seu: tente com o que já vimos e marque a sua resposta.";

/** A new guard of what comes out before the person's first answer; its key goes to no provider. */
export type AskGuard = () => SentenceGuard;

function tutorQuestion(row: TutorTexts, catalogue: TopicCatalogue): TutorQuestion {
  const { code, exam, place, subject, topics } = questionHeading(row, catalogue);
  const letters = lettersOf(row.kind, row.alternatives.length);
  const { kind, statement, hint, explanation, solution } = row;
  return {
    id: code,
    href: questionPaths.question(code),
    place: [exam, place].filter(Boolean).join(", "),
    subject,
    topics,
    kind,
    statement,
    alternatives: letters.map((letter, index) => {
      const { text = "", picture = null } = row.alternatives[index] ?? {};
      return { letter, text: text || (picture?.alt ?? "") };
    }),
    hint,
    explanation,
    solution,
  };
}

/** A question that its person has not answered lends its method, not its conclusion. */
export function lentQuestion(row: TutorTexts, catalogue: TopicCatalogue): TutorQuestion {
  const question = tutorQuestion(row, catalogue);
  const key = tutorKeyOf(row.letter);
  if (row.marked !== null || !key) return question;
  const without = (text: string | null) => {
    if (text === null) return null;
    const guard = leakGuard(question, key, "");
    return (guard.push(text) + guard.end()).replace(plainHint, "").trim() || null;
  };
  return {
    ...question,
    hint: without(question.hint),
    explanation: without(question.explanation),
    solution: without(question.solution),
  };
}

/** The question as its person may have it explained now: a provider gets the key only after the first answer. */
export function promptAbout(
  row: TutorTexts,
  catalogue: TopicCatalogue,
): { question: TutorQuestion; answer: TutorAnswer | null; key: TutorKey | null; guard: AskGuard | null } {
  const question = tutorQuestion(row, catalogue);
  const key = tutorKeyOf(row.letter);
  const answer = row.marked === null ? null : { marked: row.marked, right: row.right === true };
  return {
    question,
    answer,
    key: answer && key,
    guard: answer ? null : () => leakGuard(question, key, FURTHER_HINT),
  };
}

/** What was said about a question before a request. `known`: what of the person is masked. */
export function earlierTalk(
  earlier: readonly RequestRow[],
  num: number,
  known: readonly string[],
): TutorAsk["before"] {
  return earlier
    .filter((each) => each.num < num && each.status === 200)
    .flatMap(({ words, message }) => [
      ...(words ? [{ from: "user" as const, text: maskPersonal(words, [...known]) }] : []),
      { from: "assistant" as const, text: message },
    ]);
}
