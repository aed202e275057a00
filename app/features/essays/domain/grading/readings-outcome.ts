import type { DiscrepancyRule } from "./discrepancy-rules.ts";
import { NORMAL_SITUATION } from "./situations.ts";

/** One person's reading: points by criterion, or a situation that makes them zero. */
export type EssayGrade = { grader: string; situation: number; points: readonly number[] };

export type ReadingsOutcome =
  | { outcome: "waiting" | "needs-third" | "needs-panel"; total: null; used: string[] }
  | { outcome: "final"; total: number; used: string[] }
  | { outcome: "zero"; total: 0; used: string[]; situation: number };

/** Zero where the situation is not normal. */
export function totalOf({ situation, points }: EssayGrade): number {
  return situation === NORMAL_SITUATION ? points.reduce((sum, each) => sum + each, 0) : 0;
}

const isZeroed = ({ situation }: EssayGrade) => situation !== NORMAL_SITUATION;

/** Two zeros agree, for different reasons too; a zero and a grade never do. */
export function isDiscrepant(
  a: EssayGrade,
  b: EssayGrade,
  rule: DiscrepancyRule,
  largest: readonly number[],
): boolean {
  if (isZeroed(a) && isZeroed(b)) return false;
  if (isZeroed(a) !== isZeroed(b)) return true;
  if (rule.totalsDiffer(Math.abs(totalOf(a) - totalOf(b)))) return true;
  return a.points.some((points, at) => {
    return rule.criteriaDiffer(Math.abs(points - (b.points[at] ?? 0)), largest[at] ?? 0);
  });
}

/** The middle of one criterion's points; of an even number the mean of the two in the middle. */
export function middleOf(points: readonly number[]): number {
  const sorted = points.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** What readings that count come to: by criterion the middle, of two their mean; zero where one of them is. */
export function settledBy(...grades: readonly [EssayGrade, ...EssayGrade[]]): ReadingsOutcome {
  const used = grades.map(({ grader }) => grader);
  const zero = grades.find(isZeroed);
  if (zero) return { outcome: "zero", total: 0, used, situation: zero.situation };
  const criteria = Math.max(...grades.map(({ points }) => points.length));
  const middles = Array.from({ length: criteria }, (_, at) =>
    middleOf(grades.map(({ points }) => points[at] ?? 0)),
  );
  return { outcome: "final", total: middles.reduce((sum, each) => sum + each, 0), used };
}

/**
 * The outcome of a panel's readings. Zero only where more than half annul it; readings of the minority are then not counted. The
 * reason is the one that most of them name, the first seat's where each names its own (decision 061).
 */
export function panelOutcome(grades: readonly [EssayGrade, ...EssayGrade[]]): ReadingsOutcome {
  const zeros = grades.filter(isZeroed);
  const count = (situation: number) => zeros.filter((zero) => zero.situation === situation).length;
  const counted =
    zeros.length * 2 > grades.length
      ? zeros.toSorted((a, b) => count(b.situation) - count(a.situation))
      : grades.filter((grade) => !isZeroed(grade));
  const [first = grades[0], ...more] = counted;
  return settledBy(first, ...more);
}

const open = (outcome: "waiting" | "needs-third" | "needs-panel"): ReadingsOutcome => ({
  outcome,
  total: null,
  used: [],
});

/** Null where no pair is closer than the others, or the third is equally far from both. */
function closestPair(a: EssayGrade, b: EssayGrade, c: EssayGrade): readonly [EssayGrade, EssayGrade] | null {
  const apart = (one: EssayGrade, other: EssayGrade) => Math.abs(totalOf(one) - totalOf(other));
  if (isZeroed(a) !== isZeroed(b)) return isZeroed(a) === isZeroed(c) ? [a, c] : [b, c];
  if (apart(a, c) === apart(b, c)) return null;
  const pairs = [[a, b] as const, [a, c] as const, [b, c] as const];
  const least = Math.min(...pairs.map(([one, other]) => apart(one, other)));
  const closest = pairs.filter(([one, other]) => apart(one, other) === least);
  const [only, ...more] = closest;
  return only && more.length === 0 ? only : null;
}

function withThird(
  [a, b, c]: readonly [EssayGrade, EssayGrade, EssayGrade],
  rule: DiscrepancyRule,
  largest: readonly number[],
): ReadingsOutcome {
  if (rule.third === "replaces") return settledBy(c);
  if (isDiscrepant(a, c, rule, largest) && isDiscrepant(b, c, rule, largest)) return open("needs-panel");
  const pair = closestPair(a, b, c);
  return pair ? settledBy(...pair) : open("needs-panel");
}

/**
 * The outcome of one essay's grades in order of request: two, the third, the panel's. The panel sets the grade; an
 * unneeded third or panel changes nothing. Source: editals of the ENEM since 2012 (decision 046).
 */
export function readingsOutcome(
  grades: { readers: readonly EssayGrade[]; panel: readonly EssayGrade[] },
  rule: DiscrepancyRule,
  largest: readonly number[],
): ReadingsOutcome {
  const [a, b, c] = grades.readers;
  if (!a || !b) return open("waiting");
  if (!isDiscrepant(a, b, rule, largest)) return settledBy(a, b);
  if (!c) return open("needs-third");
  const outcome = withThird([a, b, c], rule, largest);
  const [seat, ...seats] = grades.panel;
  return outcome.outcome === "needs-panel" && seat ? panelOutcome([seat, ...seats]) : outcome;
}
