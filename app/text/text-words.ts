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

/** "2º", "2ª" and "2o" are 2; "CO₂" is co2. */
function foldedWord(raw: string): string {
  const letters =
    raw
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return letters.join("").replace(ORDINAL, "$1");
}

export function textWords(text: string): TextWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: raw, index }) => {
    const word = foldedWord(raw);
    if (word === "") return [];
    return [{ word, root: stem(word), small: SMALL_WORDS.has(word), from: index, to: index + raw.length }];
  });
}

/** Of the words that are not small, in their order. */
export function rootsOf(text: string): string[] {
  return textWords(text).flatMap(({ root, small }) => (small ? [] : [root]));
}
