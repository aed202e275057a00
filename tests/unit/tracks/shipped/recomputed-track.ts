import { alternativeValue } from "#tests/seed/authored-exact/alternative-value.ts";

/** What a calculation of its own says of a question, by its name "subtopic/q1". */
export type RecomputedTrack = Readonly<Record<string, RecomputedAnswer>>;

type RecomputedAnswer =
  | {
      /** Numbers that the statement has to contain; passed to `value`. */
      data: number[];
      /** One number, or several where an alternative states several. */
      value: (...data: number[]) => number | number[];
      read: (alternative: string) => number | number[];
      /** Relative: what the alternatives are rounded to. */
      tolerance: number;
    }
  | { holds: (alternative: string) => boolean };

type Given = number[] | { data: number[]; read?: (alternative: string) => number | number[]; off?: number };

/** An answer calculated from the statement's numbers; the whole of an alternative is its value unless `read` says otherwise. */
export function calculated(given: Given, value: (...data: number[]) => number | number[]): RecomputedAnswer {
  const { data, read, off } = Array.isArray(given) ? { data: given } : given;
  return { data, value, read: read ?? alternativeValue, tolerance: off ?? 1e-3 };
}

/** An answer whose alternatives are checked one by one: only one of them may be right. */
export function onlyWhere(holds: (alternative: string) => boolean): RecomputedAnswer {
  return { holds };
}

/** The whole numbers from one to another, both included. */
export function wholeNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** The first whole number that fits. Throws when none does. */
export function firstWhole(from: number, to: number, fits: (each: number) => boolean): number {
  const found = wholeNumbers(from, to).find(fits);
  if (found === undefined) throw new Error(`nothing from ${from} to ${to}`);
  return found;
}

/** The largest of a function's values in steps between two points, and where it is. */
export function largest(from: number, to: number, f: (x: number) => number): { at: number; value: number } {
  let best = { at: from, value: f(from) };
  for (let step = 0; step <= 20_000; step += 1) {
    const at = from + ((to - from) * step) / 20_000;
    if (f(at) > best.value) best = { at, value: f(at) };
  }
  return best;
}

/** The area under a function, by midpoints. */
export function areaUnder(from: number, to: number, f: (x: number) => number): number {
  const width = (to - from) / 20_000;
  return wholeNumbers(0, 19_999).reduce((sum, step) => sum + f(from + (step + 0.5) * width) * width, 0);
}

/** Sine and cosine of degrees. */
export const degrees = {
  sin: (angle: number) => Math.sin((angle * Math.PI) / 180),
  cos: (angle: number) => Math.cos((angle * Math.PI) / 180),
};

/** The least of a export function's values in steps between two points. */
export function least(from: number, to: number, f: (x: number) => number): number {
  return -largest(from, to, (x) => -f(x)).value;
}

/** The second derivative of a coordinate. */
export function bend(place: (time: number) => number, time: number): number {
  const step = 1e-3;
  return (place(time - step) - 2 * place(time) + place(time + step)) / step ** 2;
}
