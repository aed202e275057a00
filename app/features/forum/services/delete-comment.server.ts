import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { CommentView } from "../domain/comment.ts";
import { oneComment } from "../queries/comments/thread.server.ts";
import { removeComment as deleteOf } from "../queries/comments/writing.server.ts";
import { commentReaderOf, commentView } from "./comment-view.server.ts";

/** With replies, a placeholder stays. Idempotent. One round trip. Throws comment-not-found, also for another's. */
export async function deleteComment(
  deps: Deps,
  viewer: Viewer,
  { ord, num }: { ord: number; num: number },
): Promise<CommentView> {
  const author = commentReaderOf(viewer, deps.now());
  const {
    row: [row],
  } = await deps.write({
    deleteOf: deleteOf(deps.db, author, { ord, num }),
    row: oneComment(deps.db, { ord, reader: author, named: { num } }),
  });
  if (!row?.own || row.state !== "deleted") throw new AppError("comment-not-found");
  return commentView(row, viewer);
}
