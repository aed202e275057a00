import type { QuestionDraft } from "../draft.ts";

/** A stored answer; "*" for annulled, where every answer is right, as exam boards grade; "" for open or quarantined. */
export type GradingKey = string;
export const ANNULLED: GradingKey = "*";

export function gradingKeyOf({
  status,
  key,
  kind,
}: Pick<QuestionDraft, "status" | "key" | "kind">): GradingKey {
  if (kind === "open" || status === "quarantined") return "";
  return status === "annulled" ? ANNULLED : (key ?? "");
}

export function isRight(alternative: string, key: GradingKey): boolean {
  return key === ANNULLED || alternative === key;
}

/** `turned`: changed by the replay that is being undone. */
export type ReplayedAnswer = { alternative: string; correct: boolean; answeredAt: number; turned: boolean };

/** `undoes`: start of the undone replay, epoch seconds; null for a key change. */
export type KeyChange = { becomes: GradingKey; undoes: number | null };

/**
 * Grading by the new key; idempotent. An undo reverts the grades that the change altered, grades later answers by the
 * restored key, and leaves others.
 */
export function isRightAfter(answer: ReplayedAnswer, { becomes, undoes }: KeyChange): boolean {
  if (undoes === null) return isRight(answer.alternative, becomes);
  if (answer.turned) return !answer.correct;
  return answer.answeredAt >= undoes ? isRight(answer.alternative, becomes) : answer.correct;
}
