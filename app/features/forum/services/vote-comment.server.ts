import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type CommentView, commentLimits } from "../domain/comment.ts";
import { oneComment, threadState } from "../queries/comments/thread.server.ts";
import { addVote, removeVote } from "../queries/comments/voting.server.ts";
import { commentView, writerOf } from "./comment-view.server.ts";
import { refuseLocked } from "./refuse-locked.ts";

/**
 * Idempotent. One round trip. Throws email-unconfirmed, comments-locked, question-held, comment-not-found, comment-own,
 * too-many-comment-acts.
 */
export async function voteComment(
  deps: Deps,
  viewer: Viewer,
  { ord, num, useful }: { ord: number; num: number; useful: boolean },
): Promise<CommentView> {
  const reader = writerOf(viewer, deps.now());
  const { db } = deps;
  const at = deps.now();
  const key = `comment-vote:${viewer.id}`;
  const place = { ord, num };
  const {
    thread: [thread],
    attempt: [attempt],
    row: [row],
  } = await deps.write({
    thread: threadState(db, ord, reader),
    attempt: countAttempt(db, { key, ...commentLimits.vote }, at),
    vote: useful ? addVote(db, reader, place, at, key) : removeVote(db, reader, place),
    row: oneComment(db, { ord, reader, named: { num } }),
  });
  refuseLocked(thread);
  if (!thread || row?.state !== "shown") throw new AppError("comment-not-found");
  if (row.own) throw new AppError("comment-own");
  if (attempt?.refused && row.voted !== useful) throw new AppError("too-many-comment-acts");
  return commentView(row, viewer);
}
