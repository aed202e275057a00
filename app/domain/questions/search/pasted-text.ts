import { words } from "#app/text/normalize.ts";
import { narrowed } from "./match-expression.ts";
import { isSmallWord } from "./search-words.ts";

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
  return run.reduce((sum, word) => sum + (isSmallWord(word) ? 0 : /\d/.test(word) ? 6 : word.length), 0);
}

/** Without overlaps. */
function tellingRuns(all: readonly string[]): string[] {
  const runs: string[][] = [];
  for (let start = 0; start + 2 <= all.length; start += RUN) runs.push(all.slice(start, start + RUN));
  const different = [...new Map(runs.map((run) => [run.join(" "), run])).values()];
  const telling = different.sort((one, other) => tellingness(other) - tellingness(one)).slice(0, MAX_RUNS);
  return telling.map((run) => `"${run.join(" ")}"`);
}

/** Clues: the whole text or, if long, its most telling runs; all words in any order (`expression`); each run. `tokens`: filters. */
export function cluesOf({ text, expression }: { text: string; expression: string }, tokens: string): Clue[] {
  // Repeated words are useless and expensive.
  const all = words(text)
    .filter((word, place, list) => word !== list[place - 1])
    .slice(0, MAX_WORDS);
  const runs = tellingRuns(all);
  const verbatim = all.length <= MAX_WHOLE ? `"${all.join(" ")}"` : runs.join(" AND ");
  return [
    { match: verbatim, weight: 1000, shared: false },
    ...(all.length <= MAX_ALL ? [{ match: expression, weight: 100, shared: false }] : []),
    ...runs.map((match) => ({ match, weight: 1, shared: true })),
  ].map((clue) => ({ ...clue, match: narrowed(clue.match, tokens) }));
}
