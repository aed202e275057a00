import { textWords } from "#app/platform/text/text-words.ts";

/** Words of a photo that are long enough to be no noise, and numbers. */
function tellingWords(text: string): string[] {
  return textWords(text).flatMap(({ word, small }) =>
    small || (word.length < 3 && !/\d/.test(word)) ? [] : [word],
  );
}

function pairsOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/**
 * `share`: of the read words, those in the question, from 0 to 1. `pairs`: adjacent words that are adjacent in it, too.
 */
export type MatchShare = { share: number; pairs: number };

/** How much of a read text is in a question. Adjacent words count: any text shares single words. */
export function matchShare(read: string, question: string): MatchShare {
  const sought = tellingWords(read);
  const own = tellingWords(question);
  const found = new Set(own);
  const known = pairsOf(own);
  const pairs = [...pairsOf(sought)].filter((pair) => known.has(pair)).length;
  const distinct = new Set(sought);
  const shared = [...distinct].filter((word) => found.has(word)).length;
  return { share: distinct.size === 0 ? 0 : shared / distinct.size, pairs };
}
