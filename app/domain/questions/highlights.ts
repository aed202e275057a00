import { fold, words } from "#app/text/normalize.ts";
import { isSmallWord, searchTerms } from "./search/search-words.ts";

/** Where a found word begins and ends in a text. */
export type Highlight = [from: number, to: number];

/** Whether a text's word is one that was searched: by its beginning, small words and those of phrases whole. */
function wordTest(text: string): (word: string) => boolean {
  const { phrases, words: loose } = searchTerms(text);
  const beginnings = loose.filter((word) => !isSmallWord(word));
  // Beside a longer word the small ones would only sprinkle marks over the text.
  const whole = new Set([...phrases.flat(), ...(beginnings.length === 0 ? loose : [])]);
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** The searched words in a text, as the search finds them: without accents and case, by their beginning. */
export function highlightsOf(text: string, searched: string): Highlight[] {
  if (searched === "") return [];
  const isSearched = wordTest(searched);
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(([word]) => words(fold(word)).some(isSearched))
    .map((match) => [match.index, match.index + match[0].length]);
}
