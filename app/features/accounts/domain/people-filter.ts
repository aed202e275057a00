import { words } from "#app/platform/text/normalize.ts";

/** A search of people: words of the name, e-mail or id, and a mark ("claim:pro", "" for any). */
export type PeopleFilter = { text: string; mark: string };

export const LONGEST_PEOPLE_SEARCH = 200;
const MOST_WORDS = 8;

/** Words that people's own words must begin with; of an e-mail, in their order: one of its parts may begin another's id. */
function phrasesOf(part: string): string[] {
  const found = words(part);
  return part.includes("@") && found.length > 0 ? [found.join(" ")] : found;
}

/**
 * The full-text expression: each word, and each e-mail as a whole, as a quoted prefix of letters and digits, without
 * accents; null without a word.
 */
export function peopleExpression(text: string): string | null {
  const phrases = text.slice(0, LONGEST_PEOPLE_SEARCH).split(/\s+/).flatMap(phrasesOf);
  const typed = [...new Set(phrases)].slice(0, MOST_WORDS);
  return typed.length > 0 ? typed.map((phrase) => `"${phrase}"*`).join(" ") : null;
}

export const SUSPENDED = "suspended";

/** A mark from a URL; "" for an unknown one. */
export function readMark(text: string | null): string {
  return text && /^(?:claim:\w{1,40}|school:[a-z0-9-]{1,60}|suspended)$/.test(text) ? text : "";
}
