import type { Felt } from "../session.ts";
import type { Grade } from "./memory.ts";

/** Seconds from which a right answer counts as hard: three times what ENEM gives a question. */
export const SLOW_ANSWER = 540;

export type GradedAnswer = {
  right: boolean;
  felt: Felt | null;
  /** Seconds on the screen. */
  spent: number;
  /** A hint was requested. */
  hinted: boolean;
};

/** Right or wrong decides; what its person says, a hint and the time refine. Null: undone. */
export function gradeOfReview({ right, felt, spent, hinted }: GradedAnswer): Grade | null {
  if (felt === "undone") return null;
  if (!right) return 1;
  if (felt === "easy") return 4;
  return felt === "hard" || hinted || spent >= SLOW_ANSWER ? 2 : 3;
}
