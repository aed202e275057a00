import type { EnemRow, RowAlternative } from "./row.ts";

/** Fewest characters of an alternative that is looked for inside another. */
const tellingText = 12;
const mostAlternatives = 5;
const number = /^-?\d{1,3}(?:[ .]\d{3})*(?:,\d+)?$/;
/** Not at the beginning, where it may be left over itself. */
const letterAlone = /(?<=\S.*)(?<![\p{L}\p{N}])[A-E](?![\p{L}\p{N}])/su;

/** Mends what the extraction does to alternatives: a lost zero, letters left over, texts repeated or run together. */
export function mendAlternatives(row: EnemRow): EnemRow {
  const whole = row.source === "enem-provas" ? withZero(row.alternatives) : row.alternatives;
  const texts = mendTexts(whole.map(({ text }) => text));
  return { ...row, alternatives: whole.map((each, at) => ({ ...each, text: texts[at] ?? each.text })) };
}

/** The extractor drops an alternative that is just "0" and relabels the others; ENEM sorts numbers, so "0" was the first. */
function withZero(alternatives: readonly RowAlternative[]): RowAlternative[] {
  const values = alternatives.map(({ text, picture }) => (picture ? null : numberOf(text)));
  const isCut = values.length === mostAlternatives - 1;
  const rises = values.every((value, at) => value !== null && value > (values[at - 1] ?? 0));
  if (!isCut || !rises) return [...alternatives];
  const right = alternatives.findIndex(({ markedRight }) => markedRight);
  return ["0", ...alternatives.map(({ text }) => text)].map((text, at) => ({
    letter: String.fromCharCode(65 + at),
    text,
    picture: null,
    markedRight: at === right,
  }));
}

function numberOf(text: string): number | null {
  const bare = text.trim().replace(/[.;]$/, "");
  return number.test(bare) ? Number(bare.replace(/[ .]/g, "").replace(",", ".")) : null;
}

function mendTexts(given: readonly string[]): string[] {
  const texts = given.map((text) => once(text.trim()));
  for (let at = texts.length - 2; at >= 0; at -= 1) texts[at] = withoutNext(texts, at);
  const bare = texts.map(withoutTail);
  return bare.map((text, at) => text.slice(leftoverLetter(bare, at)));
}

/** "Domínio do campo.Domínio do campo." */
function once(text: string): string {
  const half = text.slice(0, Math.floor(text.length / 2)).trim();
  return half.length >= tellingText && (text === half + half || text === `${half} ${half}`) ? half : text;
}

/** Without the alternatives that follow it, which an extraction may leave in its text. */
function withoutNext(texts: readonly string[], at: number): string {
  const text = texts[at] ?? "";
  const next = texts[at + 1] ?? "";
  const place = next.length < tellingText ? -1 : text.indexOf(next);
  if (place <= 0 || !/[.;!?]\s*\S{0,2}\s*$/.test(text.slice(0, place))) return text;
  return text.slice(0, place).replace(/(?<=[.;!?])\s*\S{0,2}\s*$/, "");
}

/** Without the letter of the next alternative ("… produtivo. D") and without a remark after a lone quotation mark. */
function withoutTail(text: string, at: number): string {
  const remark = /^([^"“”]{20,}?)", .{1,60}$/s.exec(text)?.[1];
  if (remark !== undefined) return `${remark}.`;
  const next = String.fromCharCode(66 + at);
  return text.length > tellingText ? text.replace(new RegExp(`(?<=[.;])\\s+${next}$`), "") : text;
}

/** Length of an alternative's own letter left at its beginning ("D problematizar o descarte"), or 0. */
export function leftoverLetter(texts: readonly string[], at: number): number {
  const letter = String.fromCharCode(65 + at);
  const text = texts[at] ?? "";
  const found = new RegExp(`^(?:\\(?${letter}\\)\\s*|${letter} +)(?=[\\p{L}\\d“"])`, "u").exec(text)?.[0];
  if (found === undefined) return 0;
  const rest = text.slice(found.length);
  if (found.includes(")")) return found.length;
  const others = texts.filter((_, index) => index !== at);
  const isWord = letter === "A" || letter === "E";
  const start = opening(rest);
  const isLeft = isWord
    ? others.some((other) => opening(other) === start)
    : ![rest, ...others].some((other) => letterAlone.test(other));
  return isLeft ? found.length : 0;
}

function opening(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, 2).join(" ");
}
