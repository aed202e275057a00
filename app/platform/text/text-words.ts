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

/** One word with the next one, also where a space is between: "pré-sal", "pre sal" and "presal" are the same. */
const JOINED = "pr[eé]|micro|anti|neo|semi|hiper|infra";
/** Likewise, after a hyphen: alone they are words. */
const HYPHENED =
  "p[oó]s|auto|contra|sub|super|inter|extra|foto|eletro|termo|bio|geo|agro|s[oó]cio|macro|multi|hidro|aero|neuro|radio|ultra";
const HYPHEN = "[-\\u2010\\u2011]";
const PREFIX = `(?<![\\p{L}\\p{N}])(?:(?:${JOINED})(?:${HYPHEN}| )|(?:${HYPHENED})${HYPHEN})(?=\\p{L}{3})`;
const prefixes = new RegExp(PREFIX, "giu");
const WORD = new RegExp(`(?:${PREFIX})?[\\p{L}\\p{N}\\p{M}\\u00ad]+`, "giu");
const UNIT =
  /(?<![\p{L}\p{N}])(\d+)(km|cm|mm|nm|kg|mg|ml|kw|kwh|mw|hz|khz|mhz|ghz|pa|kpa|mol|kj|kcal|cal|min|atm|m|h|g|l)(?![\p{L}\p{N}])/gu;

/** Compatible letters: "CO₂" is co2, "2º" is 2o, "25ºC" is 25 c, "30km" is 30 km, "micro-organismo" is microorganismo. */
export function foldedText(text: string): string {
  return text
    .replace(prefixes, (found) => found.slice(0, -1))
    .replace(/[º˚](?=[CFK](?!\p{L}))/gu, "° ")
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad]+/gu, "")
    .toLowerCase()
    .replace(UNIT, "$1 $2");
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

/** Of one match of `WORD`; letters without a mark, a digit or a hyphen are one word already. */
function wordsOfMatch(raw: string): string[] {
  return /^[a-z]+$/i.test(raw) ? [raw.toLowerCase()] : wordsOfFolded(foldedText(raw));
}

export function textWords(text: string): TextWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: raw, index }) =>
    wordsOfMatch(raw).map((word) => ({
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
