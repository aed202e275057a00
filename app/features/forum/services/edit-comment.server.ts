import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { maskNotice } from "#app/platform/text/contacts/mask-contacts.ts";
import { type CommentView, commentLimits } from "../domain/comment.ts";
import { threadTitle } from "../domain/thread.ts";
import { openCaseOfEdit, postingState } from "../queries/comments/posting.server.ts";
import { oneComment } from "../queries/comments/thread.server.ts";
import { updateComment as editOf } from "../queries/comments/writing.server.ts";
import { retitleThread } from "../queries/threads.server.ts";
import { commentView, writerOf } from "./comment-view.server.ts";
import { drawComment } from "./draw-comment.server.ts";
import { postRights } from "./post-rights.server.ts";

/**
 * Idempotent. One round trip, as `addComment`. Throws as `drawComment`, email-unconfirmed, comment-not-found, too-many-comments,
 * posting-suspended.
 */
export async function editComment(
  deps: Deps,
  viewer: Viewer,
  { ord, num, text }: { ord: number; num: number; text: string },
): Promise<CommentView> {
  requireGuardian(viewer, "comment");
  const author = writerOf(viewer, deps.now());
  const { rights } = await postRights(deps, author, { ord, text });
  const { masked, pictures, ...drawn } = await drawComment(deps, text, rights);
  const { db } = deps;
  const at = deps.now();
  const key = `comment-edit:${viewer.id}`;
  const title = threadTitle(drawn.source);
  const {
    attempt: [attempt],
    writer: [writer],
    edited: [edited],
    row: [row],
  } = await deps.write({
    attempt: countAttempt(db, { key, ...commentLimits.edit }, at),
    writer: postingState(db, viewer.id, { at, since: at }),
    edited: editOf(db, author, { ord, num, ...drawn, at }, key),
    retitleThread: retitleThread(db, { ord, num, source: drawn.source, title }),
    case: openCaseOfEdit(db, { num, at, masked: masked.length > 0, pictures: pictures > 0 }),
    row: oneComment(db, { ord, reader: author, named: { num } }),
  });
  if (attempt?.refused) throw new AppError("too-many-comments");
  if (!edited && writer?.banned) throw new AppError("posting-suspended");
  if (!edited || !row) throw new AppError("comment-not-found");
  return { ...commentView(row, viewer), notice: maskNotice(masked) };
}
