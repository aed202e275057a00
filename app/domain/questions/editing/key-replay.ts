import type { QuestionDraft } from "../draft.ts";

/**
 * What answers are graded by: a letter, or "*" for an annulled question, in which every answer counts as right, as exam
 * boards do it. "" where nothing is graded: an open question, or one in quarantine.
 */
export type GradingKey = string;
export const ANNULLED: GradingKey = "*";

/** The grading key of a question. */
export function gradingKeyOf({
  status,
  key,
  kind,
}: Pick<QuestionDraft, "status" | "key" | "kind">): GradingKey {
  if (kind === "open" || status === "quarantined") return "";
  return status === "annulled" ? ANNULLED : (key ?? "");
}

/** Whether an answer is right under a key. */
export function isRight(alternative: string, key: GradingKey): boolean {
  return key === ANNULLED || alternative === key;
}

/** An answer as a replay finds it. `turned`: the replay that is being undone had turned it. */
export type ReplayedAnswer = { alternative: string; correct: boolean; answeredAt: number; turned: boolean };

/** What is replayed. `undoes`: when the replay that is taken back began, epoch seconds; null for a change of the key. */
export type KeyChange = { becomes: GradingKey; undoes: number | null };

/**
 * Whether an answer counts as right after a replay. A change grades by the new key alone, so that doing it again changes
 * nothing. An undoing turns back exactly what was turned, grades what was answered since by the key that holds again, and
 * leaves everything else as it was before the change.
 */
export function isRightAfter(answer: ReplayedAnswer, { becomes, undoes }: KeyChange): boolean {
  if (undoes === null) return isRight(answer.alternative, becomes);
  if (answer.turned) return !answer.correct;
  return answer.answeredAt >= undoes ? isRight(answer.alternative, becomes) : answer.correct;
}
