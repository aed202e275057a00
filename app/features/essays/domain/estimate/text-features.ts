/** Connectives of argument, as whole words or phrases in lower case. */
const connectives = [
  "além disso",
  "ademais",
  "outrossim",
  "portanto",
  "logo",
  "assim",
  "dessa forma",
  "desse modo",
  "dessa maneira",
  "diante disso",
  "contudo",
  "entretanto",
  "no entanto",
  "todavia",
  "porém",
  "embora",
  "apesar",
  "conquanto",
  "pois",
  "porque",
  "visto que",
  "uma vez que",
  "já que",
  "por conseguinte",
  "consequentemente",
  "nesse sentido",
  "nesse contexto",
  "sob essa ótica",
  "por exemplo",
  "ou seja",
  "isto é",
  "em primeiro lugar",
  "em suma",
  "por fim",
  "a fim de",
  "para que",
  "por meio de",
  "haja vista",
  "sendo assim",
] as const;

const escaped = connectives.join("|");
const CONNECTIVE = new RegExp(`(?<![\\p{L}])(?:${escaped})(?![\\p{L}])`, "gu");

/** What the estimate is computed from; spelling is left out, since it needs a dictionary. */
export const featureNames = [
  "raiz do número de palavras",
  "parágrafos",
  "períodos",
  "palavras por período",
  "palavras diferentes por raiz do número de palavras",
  "letras por palavra",
  "palavras com mais de nove letras, em cem",
  "conectivos diferentes",
  "conectivos, em cem palavras",
  "vírgulas, em cem palavras",
] as const;

/** Of a typed essay, in the order of `featureNames`; null without words. Paragraphs are lines that have text. */
export function textFeatures(text: string): number[] | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = words.length;
  if (count === 0) return null;
  const sentences = text.split(/[.!?]+(?:\s|$)/u).filter((each) => /\p{L}/u.test(each)).length;
  const found = text.toLowerCase().replace(/\s+/g, " ").match(CONNECTIVE) ?? [];
  const inHundred = (amount: number) => (100 * amount) / count;
  return [
    Math.sqrt(count),
    text.split("\n").filter((line) => line.trim() !== "").length,
    sentences,
    count / Math.max(1, sentences),
    new Set(words).size / Math.sqrt(count),
    words.reduce((sum, word) => sum + word.length, 0) / count,
    inHundred(words.filter((word) => word.length > 9).length),
    new Set(found).size,
    inHundred(found.length),
    inHundred(text.split(",").length - 1),
  ];
}
