import { words } from "#app/platform/text/normalize.ts";

/** Further words are skipped: they cost time and narrow nothing. */
export const MAX_TERMS = 24;
/** Longer texts may be pasted pieces of a question, found by likeness. */
const PASTED_WORDS = 6;
/** Quotation marks mean a phrase in a short text; with this many words beside them they are the question's own. */
const QUOTING_WORDS = 12;
/** The words of a query have a meaning; this many in a row without one are a sentence. */
const UNEXPLAINED_WORDS = 3;

/** Where a question's text ends and its alternatives go on, as in "o módulo da aceleração é" and "o valor pago foi de". */
const UNFINISHED = /\s(?:é|são|era|eram|foi|foram|será|serão|seria|seriam)(?:\s+(?:de|igual a))?[:\s]*$/iu;

/** Part of a search. `concept`: any of the topics, or the words of one of its names. */
export type Clause =
  | { kind: "concept"; topics: readonly number[]; names: readonly (readonly string[])[] }
  | { kind: "word"; root: string; prefix: boolean }
  | { kind: "phrase"; words: readonly string[] }
  /** A small word, where there are no others. */
  | { kind: "small"; word: string };

/** `unreadable`: no word, no match. `clauses`: all must match. */
export type SearchWords =
  | { kind: "none" }
  | { kind: "unreadable" }
  | { kind: "terms"; clauses: readonly Clause[] }
  | { kind: "pasted"; text: string };

export function isPasted(text: string, unexplained: number): boolean {
  const start = text.slice(0, 300);
  const unquoted = start.replace(/["“”][^"“”]*["“”]/g, " ");
  const isLong = words(unquoted).length >= (unquoted === start ? PASTED_WORDS : QUOTING_WORDS);
  const isSentence = /[.?!]\s*$/.test(text) || UNFINISHED.test(text);
  return isLong && (isSentence || unexplained >= UNEXPLAINED_WORDS);
}
