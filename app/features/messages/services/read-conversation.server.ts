import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { chatBefore, chatMessagesOf } from "../queries/chat/messages.server.ts";
import { type ChatPage, conversationPage } from "./conversation-page.ts";

/** The person's own conversation; `answers`: the team's messages in it. */
export async function readConversation(
  deps: Deps,
  viewer: Viewer,
  before: number | null,
): Promise<ChatPage & { answers: number }> {
  const {
    thread: [thread],
    rows,
  } = await deps.read({
    thread: chatBefore(deps.db, viewer.num),
    rows: chatMessagesOf(deps.db, { num: viewer.num }, before ?? FIRST_PAGE),
  });
  return { ...conversationPage(rows), answers: thread?.answers ?? 0 };
}
