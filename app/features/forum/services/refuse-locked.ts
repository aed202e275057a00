import { refuseHeldQuestion } from "#app/features/bank/services/refuse-held-question.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** By the row of `threadState`. Throws question-held, comments-locked. */
export function refuseLocked(thread: { open: boolean; heldUntil: number | null } | undefined): void {
  if (!thread || thread.open) return;
  refuseHeldQuestion({ until: thread.heldUntil });
  throw new AppError("comments-locked");
}
