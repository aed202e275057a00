import { fold } from "#app/platform/text/normalize.ts";
import { markedAnswer } from "../answers/check-answer.ts";
import type { QuestionDraft, QuestionKind } from "../draft.ts";
import { kindLabels } from "../labels.ts";
import type { ForeignQuestion } from "./foreign-question.ts";

const SUM_TAG = fold(kindLabels.sum);

/** Topics, and what no other system has a type for: a sum is a choice of several with this tag. */
export function writtenTags({ kind, topics }: Pick<QuestionDraft, "kind" | "topics">): string[] {
  return kind === "sum" ? [...topics, SUM_TAG] : [...topics];
}

const choices: readonly QuestionKind[] = ["single-choice", "multiple-choice"];

/** A choice with the tag is a sum. */
export function withSumTag<Question extends Pick<ForeignQuestion, "kind" | "key" | "labels">>(
  question: Question,
): Question {
  const { kind, key, labels } = question;
  if (!choices.includes(kind) || !labels.some((label) => fold(label) === SUM_TAG)) return question;
  return { ...question, kind: "sum", key: key && markedAnswer("sum", [...key]) };
}
