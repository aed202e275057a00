import { words } from "#app/text/normalize.ts";
import { narrowed } from "./match-expression.ts";
import { isSmallWord } from "./search-words.ts";

/** More words than this hold no further clue. */
const MAX_WORDS = 2000;
/** Words in a row that are looked for as they stand, and how many such runs. */
const RUN = 4;
const MAX_RUNS = 6;
/** Up to this many words, a text is looked for whole, word after word. */
const MAX_WHOLE = 40;
/** Up to this many words, questions with all of them in any order are like it too. */
const MAX_ALL = 24;

/** An expression for FTS5, and what its matches weigh; `shared`: the more matches, the less each says. */
export type Clue = { match: string; weight: number; shared: boolean };

/** How much a run of words says: long words and numbers are rare, small words are everywhere. */
function tellingness(run: readonly string[]): number {
  return run.reduce((sum, word) => sum + (isSmallWord(word) ? 0 : /\d/.test(word) ? 6 : word.length), 0);
}

/** The most telling runs of a text, which do not overlap. */
function tellingRuns(all: readonly string[]): string[] {
  const runs: string[][] = [];
  for (let start = 0; start + 2 <= all.length; start += RUN) runs.push(all.slice(start, start + RUN));
  const different = [...new Map(runs.map((run) => [run.join(" "), run])).values()];
  const telling = different.sort((one, other) => tellingness(other) - tellingness(one)).slice(0, MAX_RUNS);
  return telling.map((run) => `"${run.join(" ")}"`);
}

/**
 * What a pasted text is recognised by: the text itself or, where it is long, all its most telling runs; all its words in any
 * order (`expression`); each run alone. A sentence as it stands in a question has all three; one with a slip still has most
 * of its runs. `tokens`: the expression of the filters.
 */
export function cluesOf({ text, expression }: { text: string; expression: string }, tokens: string): Clue[] {
  // The same word over and over says nothing, and costs much.
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
