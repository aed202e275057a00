import { type ForeignElement, isElement } from "./html-tree.ts";

const roman: readonly [value: number, letters: string][] = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function romanNumeral(number: number): string {
  const [value, letters] = roman.find(([each]) => each <= number) ?? [0, ""];
  return value === 0 ? "" : letters + romanNumeral(number - value);
}

const alphabets: Readonly<Record<string, string>> = {
  alpha: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  greek: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
};

type Count = { by: string; isLower: boolean };

/** What a list counts by: "roman", an alphabet, "zero" for 01; null for bullets. */
function countOf({ tag, attributes }: ForeignElement): Count | null {
  const style = attributes.get("style") ?? "";
  const [, written = ""] = /list-style(?:-type)?\s*:([^;]{0,100})/.exec(style) ?? [];
  const [, size, by] = /\b(upper|lower)-(alpha|latin|roman|greek)/.exec(written) ?? [];
  if (by) return { by, isLower: size === "lower" };
  if (/\bdecimal-leading-zero\b/.test(written)) return { by: "zero", isLower: false };
  if (/\bdecimal\b/.test(written)) return { by: "", isLower: false };
  if (tag !== "ol") return null;
  const type = attributes.get("type") ?? "";
  if (/^i$/i.test(type)) return { by: "roman", isLower: type === "i" };
  return { by: /^a$/i.test(type) ? "alpha" : "", isLower: type === "a" };
}

/** The number of each item, by the list's start and direction and the items' own values. */
function numbersOf({ attributes }: ForeignElement, items: readonly ForeignElement[]): number[] {
  const isReversed = attributes.has("reversed");
  const given = Number.parseInt(attributes.get("start") ?? "", 10);
  let next = Number.isNaN(given) ? (isReversed ? items.length : 1) : given;
  return items.map((item) => {
    const own = Number.parseInt(item.attributes.get("value") ?? "", 10);
    const number = Number.isNaN(own) ? next : own;
    next = number + (isReversed ? -1 : 1);
    return number;
  });
}

function labelOf(number: number, { by, isLower }: Count): string {
  const alphabet = alphabets[by];
  let label = String(number);
  if (by === "roman" && number >= 1 && number < 400) label = romanNumeral(number);
  else if (by === "zero") label = String(number).padStart(2, "0");
  else if (alphabet && number >= 1) label = inLetters(number, alphabet);
  return isLower ? label.toLowerCase() : label;
}

/** After Z, AA. */
function inLetters(number: number, alphabet: string): string {
  const rest = Math.floor((number - 1) / alphabet.length);
  return (rest > 0 ? inLetters(rest, alphabet) : "") + alphabet.charAt((number - 1) % alphabet.length);
}

export type ListLabels =
  /** Markdown counts it the same: bullets (null), or numbers from `first` on. */
  | { first: number | null }
  /** Written out, as Markdown counts by no letters, backwards, or with gaps. */
  | { labels: string[] };

export function labelsOf(list: ForeignElement): ListLabels {
  const items = list.children.filter(isElement).filter(({ tag }) => tag === "li");
  const count = countOf(list);
  if (!count) return { first: null };
  const numbers = numbersOf(list, items);
  const [first = 1] = numbers;
  const isSteady = numbers.every((number, at) => number === first + at) && first >= 0;
  const labels = numbers.map((number) => labelOf(number, count));
  if (isSteady && labels.every((label, at) => label === String(numbers[at]))) return { first };
  return { labels: labels.map((label) => (/^\d+$/.test(label) ? `${label}\\. ` : `${label}. `)) };
}
