import { fold, words } from "#app/text/normalize.ts";
import { isSmallWord, searchTerms } from "./search/search-words.ts";

export type Highlight = [from: number, to: number];

/** By prefix; small words and those of phrases whole. */
function wordTest(text: string): (word: string) => boolean {
  const { phrases, words: loose } = searchTerms(text);
  const beginnings = loose.filter((word) => !isSmallWord(word));
  // Small words are marked only without longer ones.
  const whole = new Set([...phrases.flat(), ...(beginnings.length === 0 ? loose : [])]);
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** As the search finds them: without accents and case, by prefix. */
export function highlightsOf(text: string, searched: string): Highlight[] {
  if (searched === "") return [];
  const isSearched = wordTest(searched);
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(([word]) => words(fold(word)).some(isSearched))
    .map((match) => [match.index, match.index + match[0].length]);
}
