import type { Alternative } from "../answers/check-answer.ts";
import type { QuestionKind } from "../draft.ts";

/** A question as paper has it. */
export type PaperQuestion = {
  ord: number;
  /** The number in the booklet of an exam; null: the place on this paper. */
  number: number | null;
  language: "ingles" | "espanhol" | null;
  kind: QuestionKind;
  annulled: boolean;
  statement: string;
  alternatives: Alternative[];
  /** Title over this question and those below it; null without one. */
  heading: string | null;
};

/** What a reader may see of a question's key, in the letters of version A. */
export type PaperKey = { ord: number; answer: string | null; solution: string | null };

/** Questions with a title of their own, shuffled among themselves only. */
export function groupsOf<Question extends Pick<PaperQuestion, "heading" | "language">>(
  questions: readonly Question[],
): Question[][] {
  const groups: Question[][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    const starts = question.heading !== null || last?.[0]?.language !== question.language;
    if (last && !starts) last.push(question);
    else groups.push([question]);
  }
  return groups;
}
