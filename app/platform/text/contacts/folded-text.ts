import { numberAt } from "../number-at.ts";

/** A text in plain lower-case characters, with the position of each in the original. */
export type FoldedText = { text: string; from: number[]; to: number[]; original: string };
/** From and to, in the original. */
export type TextSpan = readonly [number, number];

const named: ReadonlyMap<string, string> = new Map([
  ["commat", "@"],
  ["period", "."],
  ["num", "#"],
  ["lowbar", "_"],
  ["hyphen", "-"],
  ["nbsp", " "],
  ["colon", ":"],
  ["sol", "/"],
]);
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/iy;

/** Invisible characters, and marks of Markdown that disappear when it is rendered. */
const UNSEEN = /\p{Cf}|\p{Mn}|\p{Me}|[*\\`]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Replaces an emoji: a separator like any other. */
export const EMOJI_MARK = "\u2022";

const alike: ReadonlyMap<string, string> = new Map([
  ["\u0430", "a"],
  ["\u0435", "e"],
  ["\u043e", "o"],
  ["\u0440", "p"],
  ["\u0441", "c"],
  ["\u0445", "x"],
  ["\u0456", "i"],
  ["\u2013", "-"],
  ["\u2014", "-"],
  ["\u2212", "-"],
  ["\u2010", "-"],
  ["\u2011", "-"],
  ["\u3002", "."],
  ["\u24b6", "a"],
]);

function entityAt(text: string, index: number): { value: string; length: number } | null {
  ENTITY.lastIndex = index;
  const found = ENTITY.exec(text);
  if (!found) return null;
  const [whole, decimal, hexadecimal, name] = found;
  const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : null;
  const value =
    code === null ? named.get((name ?? "").toLowerCase()) : String.fromCodePoint(Math.min(code, 0xffff));
  return value === undefined ? null : { value, length: whole.length };
}

function plainly(character: string): string {
  if (UNSEEN.test(character)) return "";
  if (EMOJI.test(character) && !/[\d#*©®™]/.test(character)) return EMOJI_MARK;
  const known = alike.get(character);
  if (known) return known;
  return character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Undoes what hides a contact from a filter: accents, widths, entities, invisible characters, emoji, look-alikes. */
export function foldText(original: string): FoldedText {
  const [from, to]: [number[], number[]] = [[], []];
  let text = "";
  for (let index = 0; index < original.length; ) {
    const entity = original[index] === "&" ? entityAt(original, index) : null;
    const point = entity?.value ?? String.fromCodePoint(original.codePointAt(index) ?? 32);
    const length = entity?.length ?? point.length;
    const folded = plainly(point);
    text += folded;
    for (let each = 0; each < folded.length; each++) {
      from.push(index);
      to.push(index + length);
    }
    index += length;
  }
  return { text, from, to, original };
}

export function spanOf({ from, to }: FoldedText, start: number, end: number): TextSpan {
  return [numberAt(from, start), numberAt(to, end - 1)];
}

/** Sorted, without overlaps. */
export function joinSpans(spans: readonly TextSpan[]): TextSpan[] {
  const joined: [number, number][] = [];
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
