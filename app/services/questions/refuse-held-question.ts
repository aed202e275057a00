import { heldUntilWords } from "#app/domain/questions/held-back.ts";
import { AppError } from "#app/errors/app-error.ts";

export function heldRefusal(until: number): AppError {
  return new AppError("question-held", { until: heldUntilWords(until) });
}

/** What `heldBack` has read. Throws question-held. */
export function refuseHeldQuestion(held: { until: number | null } | undefined): void {
  const until = held?.until ?? null;
  if (until !== null) throw heldRefusal(until);
}
