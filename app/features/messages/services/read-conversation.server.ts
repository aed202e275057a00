import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { RowOf } from "#app/platform/db/fields.server.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import type { ChatMessage } from "../domain/chat.ts";
import { chatBefore, chatMessagesOf } from "../queries/chat/messages.server.ts";

export type ChatPage = { messages: ChatMessage[]; next: number | null };

/** Rows newest first, as a page oldest first; who of the team wrote stays inside. */
export function chatPage(rows: readonly RowOf<ReturnType<typeof chatMessagesOf>["fields"]>[]): ChatPage {
  const messages = rows
    .map(({ writtenBy, ...message }) => ({ ...message, team: writtenBy !== null }))
    .reverse();
  const first = messages[0]?.place ?? 1;
  return { messages, next: first > 1 ? first : null };
}

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
  return { ...chatPage(rows), answers: thread?.answers ?? 0 };
}
