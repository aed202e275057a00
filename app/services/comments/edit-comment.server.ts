import type { Viewer } from "#app/access/viewer.ts";
import { type CommentView, commentLimits } from "#app/domain/comments/comment.ts";
import { maskNotice } from "#app/domain/comments/contacts/mask-contacts.ts";
import { AppError } from "#app/errors/app-error.ts";
import { oneComment } from "#app/queries/comments/thread.server.ts";
import { updateComment as editOf } from "#app/queries/comments/writing.server.ts";
import { countAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";
import { commentView, writerOf } from "./comment-view.server.ts";
import { drawComment, questionRights } from "./draw-comment.server.ts";

/** Idempotent. One round trip. Throws as `drawComment`, email-unconfirmed, comment-not-found, too-many-comments. */
export async function editComment(
  deps: Deps,
  viewer: Viewer,
  { ord, num, text }: { ord: number; num: number; text: string },
): Promise<CommentView> {
  const author = writerOf(viewer);
  const { masked, ...drawn } = await drawComment(deps, text, questionRights);
  const { db } = deps;
  const at = deps.now();
  const key = `comment-edit:${viewer.id}`;
  const [[attempt], [edited], [row]] = await deps.write(
    countAttempt(db, { key, ...commentLimits.edit }, at),
    editOf(db, author, { ord, num, ...drawn, at }, key),
    oneComment(db, { ord, reader: author, named: { num } }),
  );
  if (attempt?.refused) throw new AppError("too-many-comments");
  if (!edited || !row) throw new AppError("comment-not-found");
  return { ...commentView(row, viewer), notice: maskNotice(masked) };
}
