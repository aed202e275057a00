import { words } from "#app/text/normalize.ts";

/** More words than this are skipped: they would narrow nothing and cost time. */
const MAX_TERMS = 24;
/** Shorter words are matched whole: as prefixes they would match half the vocabulary. */
const SHORTEST_PREFIX = 3;
/** From this many words on, a text is a pasted piece of a question: found by likeness. */
const PASTED_WORDS = 6;
/** Quotation marks ask for a phrase in a short text; in one of this many words beside them, they are the question's own. */
const QUOTING_WORDS = 12;

/** Words that carry no subject: matched whole, because as prefixes ("que…", "com…") they would match half the vocabulary. */
const STOP_WORDS = new Set(
  (
    "que com por para uma uns dos das nos nas aos pelo pela como mais mas nao sem sob sao foi ser ter tem seu sua " +
    "este esta isso isto qual entre sobre quando onde the and for are was not with from"
  ).split(" "),
);

/** How a typed text is matched. `expression`: all its words, for FTS5; `unreadable`: it holds no word, so nothing matches. */
export type SearchWords =
  | { kind: "none" }
  | { kind: "unreadable" }
  | { kind: "terms"; expression: string }
  | { kind: "pasted"; text: string; expression: string };

/** The terms of a text a person typed: phrases between double quotes, and single words matched by their beginning. */
export function searchTerms(text: string): { phrases: string[][]; words: string[] } {
  const phrases: string[][] = [];
  const rest = text.replace(/["“”]([^"“”]*)["“”]/g, (_, phrase: string) => {
    const found = words(phrase);
    if (found.length > 0) phrases.push(found.slice(0, MAX_TERMS));
    return " ";
  });
  return { phrases: phrases.slice(0, MAX_TERMS), words: [...new Set(words(rest))].slice(0, MAX_TERMS) };
}

/** Whether a word carries no subject of its own, or is too short to tell. */
export function isSmallWord(word: string): boolean {
  return word.length < SHORTEST_PREFIX || STOP_WORDS.has(word);
}

/** Whether a searched text is a pasted piece of a question. */
function isPasted(text: string): boolean {
  const start = text.slice(0, 300);
  const unquoted = start.replace(/["“”][^"“”]*["“”]/g, " ");
  return words(unquoted).length >= (unquoted === start ? PASTED_WORDS : QUOTING_WORDS);
}

/** How a text is matched. Its expression quotes words of letters and digits only: no input is a syntax error. */
export function readWords(text: string): SearchWords {
  if (text === "") return { kind: "none" };
  const terms = searchTerms(text);
  const parts = [
    ...terms.phrases.map((phrase) => `"${phrase.join(" ")}"`),
    ...terms.words.map((word) => (isSmallWord(word) ? `"${word}"` : `"${word}" *`)),
  ];
  if (parts.length === 0) return { kind: "unreadable" };
  const expression = parts.join(" AND ");
  return isPasted(text) ? { kind: "pasted", text, expression } : { kind: "terms", expression };
}
