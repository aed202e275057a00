import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { plural } from "#app/platform/text/format.ts";
import { product } from "#app/platform/text/product.ts";

export const chatStates = {
  open: "aguarda resposta",
  answered: "respondida",
  closed: "encerrada",
} as const;
export type ChatState = keyof typeof chatStates;

/** Who of the team looks after it, to one of the team. */
export const chatTakenTexts = { own: "com você", other: "com outra pessoa da equipe" } as const;

export const LONGEST_CHAT_MESSAGE = 1000;
/** Messages of a page, oldest first. */
export const CHAT_PAGE = 30;
/** Rate limit of a conversation: `messages` of a person within `seconds`; the team's count too. */
export const chatPace = { messages: 30, seconds: 600 } as const;

export const chatTexts = {
  title: `Equipe do ${product.name}`,
  promise: "Respondemos em até 1 dia útil.",
  sent: "Mensagem enviada. Respondemos em até 1 dia útil.",
  empty: "Escreva a mensagem.",
} as const;

/** A message as a page shows it. `at` in epoch seconds. */
export type ChatMessage = {
  place: number;
  team: boolean;
  content: string;
  /** The id of one. */
  picture: string | null;
  at: number;
};

export function unreadAnswers(count: number): string {
  return plural(count, "mensagem nova da equipe", "mensagens novas da equipe");
}

/** Of trimmed text; null where it may be sent. */
export function chatProblem(content: string, withPicture = false): string | null {
  if (content === "" && !withPicture) return chatTexts.empty;
  return content.length > LONGEST_CHAT_MESSAGE ? `Escreva até ${LONGEST_CHAT_MESSAGE} caracteres.` : null;
}

/** A page of the inbox begins after the last conversation of the one before. `changedAt` in epoch seconds. */
export type InboxCursor = { changedAt: number; num: number };

const FIRST: InboxCursor = { changedAt: FIRST_PAGE, num: 0 };

export function inboxCursor({ changedAt, num }: InboxCursor): string {
  return `${changedAt}-${num}`;
}

/** The start for anything else than a cursor. */
export function readInboxCursor(text: string | null): InboxCursor {
  const [, changedAt, num] = /^(\d{1,12})-(\d{1,12})$/.exec(text ?? "") ?? [];
  return changedAt && num ? { changedAt: Number(changedAt), num: Number(num) } : FIRST;
}
