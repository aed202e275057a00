import { LONGEST_CHAT_MESSAGE } from "./chat.ts";

/** A ready answer of the team. */
export type ReadyReply = { id: string; title: string; content: string };

export const LONGEST_REPLY_TITLE = 60;
export const MOST_READY_REPLIES = 100;

const NAME = /\{nome\}/gi;

/** With the person's first name in its place. */
export function replyFor(content: string, firstName: string): string {
  return content.replace(NAME, () => firstName);
}

/** Of trimmed texts. */
export function readyReplyProblems({
  title,
  content,
}: Omit<ReadyReply, "id">): Partial<Record<"title" | "content", string>> {
  const ofTitle = title === "" || title.length > LONGEST_REPLY_TITLE;
  const ofContent = content === "" || content.length > LONGEST_CHAT_MESSAGE;
  return {
    ...(ofTitle && { title: `Dê um nome de até ${LONGEST_REPLY_TITLE} caracteres.` }),
    ...(ofContent && { content: `Escreva a resposta, com até ${LONGEST_CHAT_MESSAGE} caracteres.` }),
  };
}
