import { rootBetween } from "#tests/seed/authored-exact/recomputation.ts";

/** The roots of a function in an interval, by a fine grid and bisection; double roots are not seen. */
export function realRoots(f: (x: number) => number, from: number, to: number): number[] {
  const steps = 9973;
  const x = (index: number) => from + ((to - from) * index) / steps;
  return Array.from({ length: steps }, (_, index) => index)
    .filter((index) => f(x(index)) > 0 !== f(x(index + 1)) > 0)
    .map((index) => rootBetween(x(index), x(index + 1), f));
}
