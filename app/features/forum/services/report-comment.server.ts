import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { urgencyOfReport } from "../domain/case.ts";
import { type CommentView, commentLimits, reportReason } from "../domain/comment.ts";
import { openCaseOfReport } from "../queries/comments/posting.server.ts";
import { oneComment, threadState } from "../queries/comments/thread.server.ts";
import { addReport, hideReported } from "../queries/comments/voting.server.ts";
import { commentView, writerOf } from "./comment-view.server.ts";
import { refuseLocked } from "./refuse-locked.ts";

/**
 * Enough reports hide a comment. Idempotent. One round trip. Throws comment-reason-missing, email-unconfirmed,
 * comments-locked, question-held, comment-not-found, comment-own, too-many-comment-acts.
 */
export async function reportComment(
  deps: Deps,
  viewer: Viewer,
  { ord, num, reason: said }: { ord: number; num: number; reason: string },
): Promise<CommentView> {
  const reader = writerOf(viewer, deps.now());
  const reason = reportReason(said);
  if (!reason) throw new AppError("comment-reason-missing");
  const { db } = deps;
  const at = deps.now();
  const key = `comment-report:${viewer.id}`;
  const {
    thread: [thread],
    attempt: [attempt],
    row: [row],
  } = await deps.write({
    thread: threadState(db, ord, reader),
    attempt: countAttempt(db, { key, ...commentLimits.report }, at),
    report: addReport(db, reader, { ord, num, reason, at }, key),
    case: openCaseOfReport(db, { num, at, urgency: urgencyOfReport(reason) }),
    reported: hideReported(db, { ord, num }),
    row: oneComment(db, { ord, reader, named: { num } }),
  });
  refuseLocked(thread);
  if (!thread || !row) throw new AppError("comment-not-found");
  if (row.own) throw new AppError("comment-own");
  if (row.reported) return commentView(row, viewer);
  if (attempt?.refused) throw new AppError("too-many-comment-acts");
  throw new AppError("comment-not-found");
}
