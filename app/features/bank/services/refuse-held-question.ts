import { AppError } from "#app/platform/errors/app-error.ts";
import { heldUntilWords } from "../domain/held-back.ts";

export function heldRefusal(until: number): AppError {
  return new AppError("question-held", { until: heldUntilWords(until) });
}

/** By the row of `heldBack`. Throws question-held. */
export function refuseHeldQuestion(held: { until: number | null } | undefined): void {
  const until = held?.until ?? null;
  if (until !== null) throw heldRefusal(until);
}
