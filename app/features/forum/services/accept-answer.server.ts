import { showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { placeOfThread } from "../domain/thread.ts";
import { forumPaths } from "../paths.ts";
import { insertAcceptedNotice } from "../queries/accepted-notice.server.ts";
import { followThread, setAccepted, unfollowThread } from "../queries/threads.server.ts";
import { writerOf } from "./comment-view.server.ts";

/**
 * Only the doubt's author, or the team where that account is deleted; `answer` null withdraws it. Idempotent. One round
 * trip. Throws email-unconfirmed.
 */
export async function acceptAnswer(
  deps: Deps,
  viewer: Viewer,
  { num, answer }: { num: number; answer: number | null },
): Promise<void> {
  const { db } = deps;
  const reader = writerOf(viewer, deps.now());
  const at = deps.now();
  const code = questionCode(num);
  const notice = {
    answer: answer ?? 0,
    ord: placeOfThread(num),
    content: `${viewer.firstName} aceitou a sua resposta. Obrigado por ajudar!`,
    link: forumPaths.post(code, answer ?? ""),
    at,
  };
  const { live } = await deps.write({
    accepted: setAccepted(db, reader, num, answer),
    ...insertAcceptedNotice(db, notice, viewer.id),
  });
  showInTabs(deps, live, live);
  deps.later(({ publicCache }) => publicCache.purge([forumPaths.thread(code)]));
}

/** Idempotent. One round trip. Throws thread-not-found for a code that is none. */
export async function followThreadOf(
  deps: Deps,
  viewer: Viewer,
  { num, follows }: { num: number; follows: boolean },
): Promise<void> {
  if (num <= 0) throw new AppError("thread-not-found");
  const reader = writerOf(viewer, deps.now());
  await deps.write(follows ? followThread(deps.db, reader, num) : unfollowThread(deps.db, reader, num));
}
