import { stem } from "./stem.ts";

/** A word of a text, folded; `small` ones (articles, prepositions) are in no index of stems. */
export type TextWord = { word: string; root: string; small: boolean; from: number; to: number };

const SMALL_WORDS = new Set(
  (
    "a o e as os ao aos um uma uns umas de da do das dos em no na nos nas se ou por pelo pela pelos pelas que com para pra como mais " +
    "mas nao sem sob sao foi ser ter tem seu sua seus suas este esta isso isto esse essa qual quais entre sobre quando onde " +
    "the and for are was not with from of to in is el la los las del y"
  ).split(" "),
);
const ORDINAL = /^(\d+)[oa]$/;

/** Compatible letters: "CO₂" is co2, "2º" is 2o. */
export function foldedText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** Of a folded text: "2o" and "2a" are 2. */
export function wordsOfFolded(folded: string): string[] {
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    ORDINAL.test(word) ? word.slice(0, -1) : word,
  );
}

export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

export function textWords(text: string): TextWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: raw, index }) =>
    wordsOfFolded(foldedText(raw)).map((word) => ({
      word,
      root: stem(word),
      small: isSmallWord(word),
      from: index,
      to: index + raw.length,
    })),
  );
}

/** Of the words that are not small, in their order. */
export function rootsOf(text: string): string[] {
  return textWords(text).flatMap(({ root, small }) => (small ? [] : [root]));
}
