import { words } from "#app/text/normalize.ts";

/** Further words are skipped: they cost time and narrow nothing. */
const MAX_TERMS = 24;
/** Shorter words are matched whole: as prefixes they would match half the vocabulary. */
const SHORTEST_PREFIX = 3;
/** Longer texts are pasted pieces of a question, found by likeness. */
const PASTED_WORDS = 6;
/** Quotation marks mean a phrase in a short text; with this many words beside them they are the question's own. */
const QUOTING_WORDS = 12;

/** Matched whole: as prefixes ("que…", "com…") they match half the vocabulary. */
const STOP_WORDS = new Set(
  (
    "que com por para uma uns dos das nos nas aos pelo pela como mais mas nao sem sob sao foi ser ter tem seu sua " +
    "este esta isso isto qual entre sobre quando onde the and for are was not with from"
  ).split(" "),
);

/** `expression`: all words, for FTS5; `unreadable`: no word, no match. */
export type SearchWords =
  | { kind: "none" }
  | { kind: "unreadable" }
  | { kind: "terms"; expression: string }
  | { kind: "pasted"; text: string; expression: string };

/** Phrases in double quotes, and words matched by prefix. */
export function searchTerms(text: string): { phrases: string[][]; words: string[] } {
  const phrases: string[][] = [];
  const rest = text.replace(/["“”]([^"“”]*)["“”]/g, (_, phrase: string) => {
    const found = words(phrase);
    if (found.length > 0) phrases.push(found.slice(0, MAX_TERMS));
    return " ";
  });
  return { phrases: phrases.slice(0, MAX_TERMS), words: [...new Set(words(rest))].slice(0, MAX_TERMS) };
}

export function isSmallWord(word: string): boolean {
  return word.length < SHORTEST_PREFIX || STOP_WORDS.has(word);
}

function isPasted(text: string): boolean {
  const start = text.slice(0, 300);
  const unquoted = start.replace(/["“”][^"“”]*["“”]/g, " ");
  return words(unquoted).length >= (unquoted === start ? PASTED_WORDS : QUOTING_WORDS);
}

/** The expression quotes letters and digits only: no input is a syntax error. */
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
