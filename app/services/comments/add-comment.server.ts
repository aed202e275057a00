import type { Viewer } from "#app/access/viewer.ts";
import { type CommentView, commentLimits } from "#app/domain/comments/comment.ts";
import { maskNotice } from "#app/domain/comments/contacts/mask-contacts.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { oneComment, threadState } from "#app/queries/comments/thread.server.ts";
import { insertComment, insertCommentNotices } from "#app/queries/comments/writing.server.ts";
import { countAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";
import { showInTabs } from "../notifications/notify-people.server.ts";
import { commentView, writerOf } from "./comment-view.server.ts";
import { drawComment, questionRights } from "./draw-comment.server.ts";

/** `parent`: the comment replied to. */
export type SentComment = { ord: number; parent: number | null; operation: string; text: string };

/**
 * Writes and notifies once per operation. One round trip. Throws as `drawComment`, email-unconfirmed,
 * question-not-found, comments-locked, comment-not-found, too-many-comments.
 */
export async function addComment(deps: Deps, viewer: Viewer, sent: SentComment): Promise<CommentView> {
  const { ord, parent, operation, text } = sent;
  const author = writerOf(viewer);
  if (!/^[\w-]{16,64}$/.test(operation)) throw new AppError("invalid-body");
  const { masked, ...drawn } = await drawComment(deps, text, questionRights);
  const { db } = deps;
  const at = deps.now();
  const comment = { id: deps.newId(), ord, parent, operation, ...drawn, at };
  const key = `comment:${viewer.id}`;
  const code = questionCode(ord);
  const notices = {
    reply: `${viewer.firstName} respondeu ao seu comentário na questão ${code}.`,
    comment: `${viewer.firstName} comentou na questão ${code}, em que você também comentou.`,
    link: questionPaths.comment(code, ""),
  };
  const [[thread], [attempt], , , , , , , live, [row]] = await deps.write(
    threadState(db, ord, author),
    countAttempt(db, { key, ...commentLimits.write }, at),
    insertComment(db, author, comment, key),
    ...insertCommentNotices(db, comment, notices),
    oneComment(db, { ord, reader: author, named: { operation } }),
  );
  if (!thread) throw new AppError("question-not-found");
  if (!thread.open) throw new AppError("comments-locked");
  if (row) {
    showInTabs(deps, live, live);
    return { ...commentView(row, viewer), notice: maskNotice(masked) };
  }
  if (attempt?.refused) throw new AppError("too-many-comments");
  throw new AppError("comment-not-found");
}
