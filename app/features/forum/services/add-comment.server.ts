import { showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { maskNotice } from "#app/platform/text/contacts/mask-contacts.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { CommentView } from "../domain/comment.ts";
import { forumPaths } from "../paths.ts";
import { openCaseOfPost } from "../queries/comments/posting.server.ts";
import { oneComment, threadState } from "../queries/comments/thread.server.ts";
import { insertComment, insertCommentNotices, insertMentions } from "../queries/comments/writing.server.ts";
import { mentionNotice, noticesOf } from "./comment-notices.ts";
import { commentView, writerOf } from "./comment-view.server.ts";
import { drawComment } from "./draw-comment.server.ts";
import { postRights } from "./post-rights.server.ts";
import { postingLimits } from "./posting-limits.server.ts";
import { refuseLocked } from "./refuse-locked.ts";

/** `ord`: a question's, or minus a thread's number. `parent`: the comment replied to. */
export type SentComment = { ord: number; parent: number | null; operation: string; text: string };

/** Notifies the thread's open pages of a visible post. */
function announce(deps: Deps, thread: number, num: number): void {
  deps.later(({ threadRooms, publicCache }) =>
    Promise.allSettled([
      threadRooms.tell(thread, num),
      publicCache.purge([forumPaths.thread(questionCode(thread))]),
    ]),
  );
}

/**
 * Writes and notifies once per operation. One round trip, two for a text with a link or a mention in the forum. Throws as
 * `drawComment`, email-unconfirmed, guardian-waits, question-not-found, comments-locked, question-held, comment-not-found, too-many-comments, posting-suspended.
 */
export async function addComment(deps: Deps, viewer: Viewer, sent: SentComment): Promise<CommentView> {
  const { ord, parent, operation, text } = sent;
  requireGuardian(viewer, "comment");
  const author = writerOf(viewer, deps.now());
  if (!/^[\w-]{16,64}$/.test(operation)) throw new AppError("invalid-body");
  const { rights, mentioned } = await postRights(deps, author, sent);
  const { masked, pictures, ...drawn } = await drawComment(deps, text, rights);
  const { db } = deps;
  const at = deps.now();
  const comment = { id: deps.newId(), ord, parent, operation, ...drawn, at };
  const notices = noticesOf(viewer, ord, parent);
  const { counted, state, allowed } = postingLimits(deps, author, at);
  const mention = {
    people: mentioned.map(({ id }) => id),
    content: mentionNotice(viewer),
    link: notices.link,
  };
  const {
    posted: [attempt],
    young: [young],
    thread: [thread],
    writer: [writer],
    live,
    row: [row],
  } = await deps.write({
    ...counted,
    thread: threadState(db, ord, author),
    writer: state,
    comment: insertComment(db, author, comment, allowed),
    case: openCaseOfPost(db, { ...comment, masked: masked.length > 0, pictures: pictures > 0 }),
    mentions: insertMentions(db, comment, mention),
    ...insertCommentNotices(db, comment, notices),
    row: oneComment(db, { ord, reader: author, named: { operation } }),
  });
  if (!thread) throw new AppError(ord < 0 ? "thread-not-found" : "question-not-found");
  refuseLocked(thread);
  if (row) {
    showInTabs(deps, live, live);
    if (ord < 0) announce(deps, -ord, row.num);
    return { ...commentView(row, viewer), notice: maskNotice(masked) };
  }
  if (writer?.banned) throw new AppError("posting-suspended");
  if (attempt?.refused || (writer?.young && young?.refused)) throw new AppError("too-many-comments");
  throw new AppError("comment-not-found");
}
