import { decimalsOf, number, round } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";

const factors = [0.5, 2, 1.5, 0.75, 1.25, 0.8, 1.2, 3, 0.6, 1.75, 0.25, 2.5, 0.9, 1.1];

/** The first `count` candidates that differ from the right answer and from each other. */
export function distinctWrong(right: string, candidates: Iterable<string>, count = 4): string[] {
  const taken = new Set([right]);
  const wrong: string[] = [];
  for (const candidate of candidates) {
    if (wrong.length === count) break;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    wrong.push(candidate);
  }
  return wrong;
}

/** Wrong results have one decimal that the right value may not need, unless it is a large whole number. */
function* numericCandidates(right: number, near: readonly number[], random: Random): Generator<number> {
  const decimals = Math.min(decimalsOf(right), 4);
  const loose = Math.max(decimals, Math.abs(right) < 20 ? 1 : 0);
  for (const value of near) {
    if (Number.isFinite(value) && value > 0 === right > 0) yield round(value, loose);
  }
  for (const factor of random.shuffle(factors)) yield round(right * factor, decimals);
  for (let step = 1; ; step++) yield round(right + step * 10 ** -decimals, decimals);
}

/**
 * The right value and four wrong ones, formatted and different as printed. `near`: the results of typical mistakes;
 * missing ones are filled with multiples of the right value. Wrong values have the sign of the right one.
 */
export function numericChoices(
  right: number,
  near: readonly number[],
  random: Random,
  show: (value: number) => string = (value) => number(value),
): { right: string; wrong: string[] } {
  const shown = show(right);
  const nothing = show(0);
  const taken = new Set([shown, nothing]);
  for (const value of numericCandidates(right, near, random)) {
    taken.add(show(value));
    if (taken.size === 6) break;
  }
  return { right: shown, wrong: [...taken].slice(2) };
}

/** Whole numbers of any sign around the right one: the results of typical mistakes first, then its neighbours. */
export function integerChoices(
  right: number,
  near: readonly number[],
  random: Random,
  show: (value: number) => string = (value) => number(value),
): { right: string; wrong: string[] } {
  const around = random.shuffle([-3, -2, -1, 1, 2, 3, 4, 5]).map((step) => right + step);
  const candidates = [...near.filter(Number.isInteger), ...around].map(show);
  return { right: show(right), wrong: distinctWrong(show(right), candidates) };
}

/** The same for quantities: no negative numbers and no zero. */
export function countChoices(
  right: number,
  near: readonly number[],
  random: Random,
  show: (value: number) => string = (value) => number(value),
): { right: string; wrong: string[] } {
  const around = random.shuffle([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6]).map((step) => right + step);
  const candidates = [...near, ...around].filter((value) => Number.isInteger(value) && value > 0).map(show);
  return { right: show(right), wrong: distinctWrong(show(right), candidates) };
}

/** One item of a bank as the answer and four others as distractors. */
export function bankChoices<T>(
  answer: T,
  bank: readonly T[],
  show: (item: T) => string,
  random: Random,
): { right: string; wrong: string[] } {
  const right = show(answer);
  return { right, wrong: distinctWrong(right, random.shuffle(bank).map(show)) };
}
