import { type Fingerprint, fingerprintOf, likeness } from "#app/domain/questions/enem/same-question.ts";

/** A stored or drafted question, as far as it can be recognised in another. */
export type ComparedQuestion = {
  ord: number;
  language: string | null;
  statement: string;
  alternatives: readonly { text: string; picture: { path: string; alt: string | null } | null }[];
};

type Numbers = ReadonlyMap<string, number>;

/** A question prepared for many comparisons. */
export type Comparable = Fingerprint<number> & {
  language: string | null;
  /** The numbers of the statement and of the alternatives, with how often each stands there. */
  numbers: readonly [Numbers, Numbers];
};

/** Numbers agree where at least this share of them does: sources break a formula or lose a caption now and then. */
const sameNumbers = 0.6;
/** With this few numbers, one that differs is another question. */
const fewNumbers = 3;
const year = /^(?:1[5-9]|20)\d\d$/;

export function comparableOf(question: ComparedQuestion): Comparable {
  const { ord, statement, alternatives, language } = question;
  const choices = alternatives.map(({ text }) => text).join("\n");
  const numbers = [numbersIn(statement), numbersIn(choices)] as const;
  return { ...fingerprintOf({ id: ord, statement, alternatives }), language, numbers };
}

/**
 * How alike two questions are, from 0 (two questions) to 1. Statement, its end and alternatives are weighed together; the
 * same words with other numbers, and the items of two foreign languages, are two questions.
 */
export function duplicateLikeness(one: Comparable, other: Comparable): number {
  if (one.language !== null && other.language !== null && one.language !== other.language) return 0;
  const [[stated, chosen], [otherStated, otherChosen]] = [one.numbers, other.numbers];
  if (!numbersAgree(stated, otherStated) || !numbersAgree(chosen, otherChosen)) return 0;
  return Math.min(likeness(one, other) / 2, 1);
}

/** Thousands are written apart or not, and years stand in sources and captions, which two sources of an exam give differently. */
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
