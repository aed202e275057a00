import { plainBrowser } from "#app/platform/analytics/domain/scrub-report.ts";

/** The context sent with a ticket. No personal data: ids, queries and names are removed. */
export type SupportContext = {
  /** Of the product. */
  version: string;
  /** Path of the page, with ids replaced. */
  page: string;
  browser: string;
  /** Latest errors of browsers, scrubbed when they were stored. */
  errors: readonly string[];
};

export const ticketStates = {
  open: "aguarda resposta",
  answered: "respondido",
  closed: "encerrado",
} as const;
export type TicketState = keyof typeof ticketStates;

export const LONGEST_TICKET = 2000;
const LONGEST_PAGE = 120;

/** A path of the product without its query, ids and names of accounts; "" for anything else. */
export function plainPage(typed: string): string {
  const [, path = ""] = /^(?:https?:\/\/[^/]+)?(\/[^?#\s]*)/.exec(typed.trim()) ?? [];
  return path
    .split("/")
    .map((part) => (/^[\w.~-]{1,40}$/.test(part) && !/\d{3}|[0-9a-f]{16}/.test(part) ? part : part && ":id"))
    .join("/")
    .slice(0, LONGEST_PAGE);
}

export function supportContext(sent: {
  version: string;
  page: string;
  userAgent: string;
  errors: readonly string[];
}): SupportContext {
  const { version, page, userAgent, errors } = sent;
  return { version, page: plainPage(page), browser: plainBrowser(userAgent), errors };
}

export function ticketProblem(content: string): string | null {
  if (content.length < 10) return "Conte o que aconteceu, em uma frase ou mais.";
  return content.length > LONGEST_TICKET ? `Escreva até ${LONGEST_TICKET} caracteres.` : null;
}
