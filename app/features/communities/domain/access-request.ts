import { communitiesDecidedBy } from "#app/platform/access/campaign.ts";
import type { CommunityPerson, NamedCommunity } from "#app/platform/access/community.ts";

export const requestViews = {
  waiting: { word: "esperam", name: "Esperam" },
  accepted: { word: "aceitos", name: "Aceitos" },
  declined: { word: "recusados", name: "Recusados" },
} as const;
export type RequestState = keyof typeof requestViews;

const states = Object.keys(requestViews) as RequestState[];

export const LONGEST_WORD = 200;
/** Requests are counted up to this. */
export const MOST_REQUESTS_COUNTED = 20;

export function readRequestState(word: string | null): RequestState {
  return states.find((state) => requestViews[state].word === word) ?? "waiting";
}

/** The community of an address, among those that the person decides about; else the first of them. */
export function readDecidedCommunity(word: string | null, person: CommunityPerson): NamedCommunity | null {
  const own = communitiesDecidedBy(person);
  return own.find(({ code }) => code.toLowerCase() === word) ?? own[0] ?? null;
}

/** Of a trimmed word to the person who is declined. */
export function wordProblem(word: string): string | null {
  if (word === "") return "Diga à pessoa por quê, em poucas palavras.";
  return word.length > LONGEST_WORD ? `Escreva até ${LONGEST_WORD} caracteres.` : null;
}

/** A page begins after the last request of the one before. `at` in epoch seconds. */
export type RequestCursor = { at: number; userId: string };

export function requestCursor({ at, userId }: RequestCursor): string {
  return `${at}.${userId}`;
}

/** Null for anything else than a cursor: the start. */
export function readRequestCursor(text: string | null): RequestCursor | null {
  const [, at, userId] = /^(\d{1,12})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return at && userId ? { at: Number(at), userId } : null;
}
