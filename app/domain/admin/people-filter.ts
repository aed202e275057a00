import { words } from "#app/text/normalize.ts";

/** What a search of people asks for: words of their name, e-mail or id, and a mark they bear ("claim:pro", "" for any). */
export type PeopleFilter = { text: string; mark: string };

export const LONGEST_PEOPLE_SEARCH = 200;
const MOST_WORDS = 8;

/**
 * The full-text expression of what was typed: every word as the beginning of one of the person's, accents and case folded.
 * Null where there is no word in it. Only letters and digits get into it, each word in quotes.
 */
export function peopleExpression(text: string): string | null {
  const typed = [...new Set(words(text.slice(0, LONGEST_PEOPLE_SEARCH)))].slice(0, MOST_WORDS);
  return typed.length > 0 ? typed.map((word) => `"${word}"*`).join(" ") : null;
}

/** The marks that stand for no claim and no school. */
export const SUSPENDED = "suspended";

/** A mark as it came in an address: a claim's, a school's, or "suspended"; "" for anything else. */
export function readMark(text: string | null): string {
  return text && /^(?:claim:\w{1,40}|school:[a-z0-9-]{1,60}|suspended)$/.test(text) ? text : "";
}
