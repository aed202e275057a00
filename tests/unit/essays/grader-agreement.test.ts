import { describe, expect, it } from "vitest";
import { type GradePair, graderAgreement } from "#app/domain/essays/grader-agreement.ts";

/** Kappa as it is defined, by the matrix of weights. */
function byMatrix(pairs: readonly GradePair[]): number {
  const levels = [0, 40, 80, 120, 160, 200];
  const count = (test: (pair: GradePair) => boolean) => pairs.filter(test).length;
  let observed = 0;
  let expected = 0;
  for (const i of levels)
    for (const j of levels) {
      const weight = ((i - j) / 200) ** 2;
      observed += weight * count(([a, b]) => a === i && b === j);
      expected += (weight * count(([a]) => a === i) * count(([, b]) => b === j)) / pairs.length;
    }
  return 1 - observed / expected;
}

const pairs: GradePair[] = [
  [120, 120],
  [160, 120],
  [80, 80],
  [200, 160],
  [40, 120],
  [120, 160],
  [0, 0],
];

describe("agreement of graders", () => {
  it("is the quadratic weighted kappa of the matrix", () => {
    expect(graderAgreement(pairs, 40)?.kappa).toBeCloseTo(byMatrix(pairs), 12);
  });
  it("counts exact and adjacent", () => {
    expect(graderAgreement(pairs, 40)).toMatchObject({ essays: 7, exact: 3 / 7, adjacent: 6 / 7 });
  });
  it("has an interval around it that narrows with more essays and stays inside −1 and 1", () => {
    const few = graderAgreement(pairs, 40);
    const many = graderAgreement(Array.from({ length: 20 }, () => pairs).flat(), 40);
    const width = (interval: readonly [number, number] | null | undefined) =>
      (interval?.[1] ?? 0) - (interval?.[0] ?? 0);
    expect(few?.interval?.[0]).toBeLessThan(few?.kappa ?? 0);
    expect(few?.interval?.[1]).toBeLessThanOrEqual(1);
    expect(width(many?.interval)).toBeLessThan(width(few?.interval) / 3);
    expect(many?.kappa).toBeCloseTo(few?.kappa ?? 0, 12);
  });
  it("is perfect, undefined or absent where it must be", () => {
    const same: GradePair[] = [
      [40, 40],
      [200, 200],
      [120, 120],
    ];
    expect(graderAgreement(same, 40)).toMatchObject({ kappa: 1, interval: [1, 1] });
    expect(graderAgreement([[120, 120]], 40)).toMatchObject({ kappa: null, interval: null, exact: 1 });
    expect(graderAgreement(pairs.slice(0, 2), 40)?.interval).toBeNull();
    const one: GradePair[] = [
      [120, 120],
      [120, 120],
      [160, 120],
    ];
    expect(graderAgreement(one, 40)?.interval).not.toBeNull();
    expect(graderAgreement([], 40)).toBeNull();
  });
});
