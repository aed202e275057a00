import { heldBack } from "#app/features/bank/queries/held-back.server.ts";
import { refuseHeldQuestion } from "#app/features/bank/services/refuse-held-question.ts";
import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { MaskedKind } from "#app/platform/text/contacts/mask-contacts.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { commentLimits } from "../domain/comment.ts";
import { threadTitle } from "../domain/thread.ts";
import { forumPaths } from "../paths.ts";
import { openCaseOfPost } from "../queries/comments/posting.server.ts";
import { insertOpening, insertThread } from "../queries/threads.server.ts";
import { writerOf } from "./comment-view.server.ts";
import { drawComment } from "./draw-comment.server.ts";
import { postingLimits } from "./posting-limits.server.ts";

export type SentThread = { ord: number; operation: string; text: string };

const rights = { isTrusted: false, mentions: new Set<string>(), hasPictures: true };

/**
 * A doubt about a question, once per operation. One round trip. Returns the thread's code. Throws as `drawComment`,
 * email-unconfirmed, guardian-waits, question-held, question-not-found, too-many-threads, posting-suspended.
 */
export async function createThread(
  deps: Deps,
  viewer: Viewer,
  { ord, operation, text }: SentThread,
): Promise<{ code: string; masked: MaskedKind[] }> {
  requireGuardian(viewer, "thread");
  const author = writerOf(viewer, deps.now());
  if (!/^[\w-]{16,64}$/.test(operation)) throw new AppError("invalid-body");
  const { masked, pictures, source, html } = await drawComment(deps, text, rights);
  const { db } = deps;
  const at = deps.now();
  const post = { id: deps.newId(), operation, source, html, at };
  const askKey = `thread:${viewer.id}`;
  const { counted, state, allowed } = postingLimits(deps, author, at);
  const thread = { ord, operation, title: threadTitle(source), at };
  const {
    attempt: [attempt],
    posted: [posted],
    young: [young],
    writer: [writer],
    written: [written],
    held: [held],
  } = await deps.write({
    attempt: countAttempt(db, { key: askKey, ...commentLimits.ask }, at),
    ...counted,
    writer: state,
    thread: insertThread(db, author, thread, { allowed, askKey }),
    ...insertOpening(db, author, post),
    case: openCaseOfPost(db, { id: post.id, at, masked: masked.length > 0, pictures: pictures > 0 }),
    held: heldBack(db, ord, { userNum: viewer.num, now: at }),
  });
  if (!written) {
    refuseHeldQuestion(held);
    if (writer?.banned) throw new AppError("posting-suspended");
    const isTooMany = attempt?.refused || posted?.refused || (writer?.young && young?.refused);
    throw new AppError(isTooMany ? "too-many-threads" : "question-not-found");
  }
  const code = questionCode(written.num);
  deps.later(({ publicCache }) => publicCache.purge([forumPaths.forum()]));
  return { code, masked };
}
