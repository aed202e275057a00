import { textWords } from "#app/platform/text/text-words.ts";
import { narrowed } from "./match-expression.ts";

/** Upper limit of useful words. */
const MAX_WORDS = 2000;
/** Words per run, and runs. */
const RUN = 4;
const MAX_RUNS = 6;
/** Longest text matched as a phrase. */
const MAX_WHOLE = 40;
/** Longest text matched by all its words in any order. */
const MAX_ALL = 24;

/** FTS5 expression and weight; `shared`: common matches weigh less. */
export type Clue = { match: string; weight: number; shared: boolean };

/** Long words and numbers are rare. */
function tellingness(run: readonly string[]): number {
  const telling = textWords(run.join(" ")).filter(({ word, small }) => !small && word.length > 2);
  return telling.reduce((sum, { word }) => sum + (/\d/.test(word) ? 6 : word.length), 0);
}

function wordsIn(text: string): string[] {
  return textWords(text).map(({ word }) => word);
}

function within(match: string, tokens: string): string {
  return narrowed(`body : (${match})`, tokens);
}

/** Questions with all the words of a text, in any order. */
export function allWords(text: string, tokens: string): string {
  const all = [...new Set(wordsIn(text))].slice(0, MAX_ALL);
  return within(all.map((word) => `"${word}"`).join(" AND "), tokens);
}

/** Without overlaps. */
function tellingRuns(all: readonly string[], most: number): string[] {
  const runs: string[][] = [];
  for (let start = 0; start + 2 <= all.length; start += RUN) runs.push(all.slice(start, start + RUN));
  const different = [...new Map(runs.map((run) => [run.join(" "), run])).values()];
  const telling = different.sort((one, other) => tellingness(other) - tellingness(one)).slice(0, most);
  return telling.map((run) => `"${run.join(" ")}"`);
}

/**
 * Clues: the whole text or, if long, its most distinctive runs; all words in any order; each run, `most` of them.
 * `tokens`: filters.
 */
export function cluesOf(text: string, tokens: string, most = MAX_RUNS): Clue[] {
  // Repeated words are useless and expensive.
  const all = wordsIn(text)
    .filter((word, place, list) => word !== list[place - 1])
    .slice(0, MAX_WORDS);
  const runs = tellingRuns(all, most);
  const verbatim = all.length <= MAX_WHOLE ? `"${all.join(" ")}"` : runs.join(" AND ");
  return [
    { match: within(verbatim, tokens), weight: 1000, shared: false },
    ...(all.length <= MAX_ALL ? [{ match: allWords(text, tokens), weight: 100, shared: false }] : []),
    ...runs.map((match) => ({ match: within(match, tokens), weight: 1, shared: true })),
  ];
}
