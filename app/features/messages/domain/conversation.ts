import { CHAT_PAGE, chatPace } from "./chat.ts";

/**
 * Rules of each kind of conversation. `of`: the column that says whose it is; `page`: messages read at once; `pace`: messages of both
 * sides within seconds. Who reads and writes is decided by its feature.
 */
export const conversationRules = {
  mentoring: { of: "person", page: CHAT_PAGE, pace: chatPace },
  ticket: { of: "ticket", page: 50, pace: null },
} as const;

export type ConversationKind = keyof typeof conversationRules;
