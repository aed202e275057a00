import type { ChatMessage } from "../domain/chat.ts";

/** A message as it is read. `byPerson`: of whose the conversation is; else of who answers them. */
type ReadMessage = Omit<ChatMessage, "team" | "picture"> & { byPerson: boolean; picture?: string | null };

export type ChatPage = { messages: ChatMessage[]; next: number | null };

/** Rows newest first, as a page oldest first. */
export function conversationPage(rows: readonly ReadMessage[]): ChatPage {
  const messages = rows
    .map(({ byPerson, picture = null, ...message }) => ({ ...message, picture, team: !byPerson }))
    .reverse();
  const first = messages[0]?.place ?? 1;
  return { messages, next: first > 1 ? first : null };
}
