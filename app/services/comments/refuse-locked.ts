import { AppError } from "#app/errors/app-error.ts";
import { refuseHeldQuestion } from "../questions/refuse-held-question.ts";

/** What `threadState` has read. Throws question-held, comments-locked. */
export function refuseLocked(thread: { open: boolean; heldUntil: number | null } | undefined): void {
  if (!thread || thread.open) return;
  refuseHeldQuestion({ until: thread.heldUntil });
  throw new AppError("comments-locked");
}
