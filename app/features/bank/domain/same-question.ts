import { type Fingerprint, fingerprintOf, likeness } from "./enem/same-question.ts";

export type ComparedQuestion = {
  ord: number;
  language: string | null;
  statement: string;
  alternatives: readonly { text: string; picture: { path: string; alt: string | null } | null }[];
};

type Numbers = ReadonlyMap<string, number>;

export type Comparable = Fingerprint<number> & {
  language: string | null;
  /** Numbers with their counts in the statement and the alternatives. */
  numbers: readonly [Numbers, Numbers];
};

/** Least share of common numbers: sources break formulas or lose captions. */
const sameNumbers = 0.6;
/** At most this many numbers: one difference means another question. */
const fewNumbers = 3;
const year = /^(?:1[5-9]|20)\d\d$/;

export function comparableOf(question: ComparedQuestion): Comparable {
  const { ord, statement, alternatives, language } = question;
  const choices = alternatives.map(({ text }) => text).join("\n");
  const numbers = [numbersIn(statement), numbersIn(choices)] as const;
  return { ...fingerprintOf({ id: ord, statement, alternatives }), language, numbers };
}

/** 0 (distinct) to 1, by statement, its end and alternatives. Other numbers or another language: distinct. */
export function duplicateLikeness(one: Comparable, other: Comparable): number {
  if (one.language !== null && other.language !== null && one.language !== other.language) return 0;
  const [[stated, chosen], [otherStated, otherChosen]] = [one.numbers, other.numbers];
  if (!numbersAgree(stated, otherStated) || !numbersAgree(chosen, otherChosen)) return 0;
  return Math.min(likeness(one, other) / 2, 1);
}

/** Without thousands separators and years, which vary between sources. */
function numbersIn(text: string): Map<string, number> {
  const counted = new Map<string, number>();
  const plain = text
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, " ")
    .replace(/(\d)[ \u00a0](?=\d{3}(?!\d))/g, "$1");
  for (const [number] of plain.matchAll(/\d+(?:[.,]\d+)*/g))
    if (!year.test(number)) counted.set(number, (counted.get(number) ?? 0) + 1);
  return counted;
}

function numbersAgree(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  const total = (numbers: ReadonlyMap<string, number>) =>
    [...numbers.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [number, count] of one) shared += Math.min(count, other.get(number) ?? 0);
  const fewest = Math.min(total(one), total(other));
  if (fewest === 0) return true;
  return fewest <= fewNumbers ? shared === fewest : shared / fewest >= sameNumbers;
}
