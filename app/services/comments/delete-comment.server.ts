import type { Viewer } from "#app/access/viewer.ts";
import type { CommentView } from "#app/domain/comments/comment.ts";
import { AppError } from "#app/errors/app-error.ts";
import { oneComment } from "#app/queries/comments/thread.server.ts";
import { removeComment as deleteOf } from "#app/queries/comments/writing.server.ts";
import type { Deps } from "../deps.ts";
import { commentReaderOf, commentView } from "./comment-view.server.ts";

/** With replies, a placeholder stays. Idempotent. One round trip. Throws comment-not-found, also for another's. */
export async function deleteComment(
  deps: Deps,
  viewer: Viewer,
  { ord, num }: { ord: number; num: number },
): Promise<CommentView> {
  const author = commentReaderOf(viewer, deps.now());
  const [, [row]] = await deps.write(
    deleteOf(deps.db, author, { ord, num }),
    oneComment(deps.db, { ord, reader: author, named: { num } }),
  );
  if (!row?.own || row.state !== "deleted") throw new AppError("comment-not-found");
  return commentView(row, viewer);
}
