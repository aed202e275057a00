import { describe, expect, it } from "vitest";
import {
  agreementInWords,
  agreementOf,
  LEAST_PAIRS,
  type LevelPair,
  weightedKappa,
} from "#app/features/essays/domain/grading/grader-agreement.ts";
import { createRandom } from "#content/generator/random.ts";

/** Pairs from a table: rows are the own levels, columns the other's. */
const pairsIn = (table: readonly (readonly number[])[]): LevelPair[] =>
  table.flatMap((row, own) =>
    row.flatMap((count, other) => Array.from({ length: count }, () => [own, other] as const)),
  );

const numbers = (length: number) => Array.from({ length }, (_, at) => at);

/** The second reader agrees with the first, but for a level up or down now and then. */
function seededPairs(seed: number, count: number): LevelPair[] {
  const random = createRandom(seed);
  return numbers(count).map(() => {
    const own = Math.floor(random.next() * 6);
    const step = random.next();
    const moved = step < 0.2 ? own - 1 : step < 0.4 ? own + 1 : step < 0.5 ? own + 2 : own;
    return [own, Math.max(0, Math.min(5, moved))] as const;
  });
}

describe("quadratic weighted kappa", () => {
  it("is what a calculation by hand gives", () => {
    // Disagreement weights 0, 1/4, 1: observed (5 + 5) / 4 / 40; expected 12.5 / 40.
    const table = [
      [10, 5, 0],
      [0, 10, 5],
      [0, 0, 10],
    ];
    const own = [15, 15, 10];
    const other = [10, 15, 15];
    const expected = own.flatMap((a, i) => other.map((b, j) => (a * b * (i - j) ** 2) / 4 / 1600));
    const wanted = 1 - 10 / 4 / 40 / expected.reduce((all, each) => all + each, 0);
    expect(weightedKappa(pairsIn(table), 3)?.kappa).toBeCloseTo(wanted, 12);
  });

  it("is plain kappa with two levels", () => {
    // Cohen's: observed 0.7, expected 0.5.
    expect(
      weightedKappa(
        pairsIn([
          [20, 5],
          [10, 15],
        ]),
        2,
      )?.kappa,
    ).toBeCloseTo(0.4, 12);
  });

  it("is 1 of equal readings without error, -1 of opposite ones, 0 of independent ones", () => {
    const equal = weightedKappa(
      pairsIn([
        [9, 0, 0],
        [0, 8, 0],
        [0, 0, 7],
      ]),
      3,
    );
    expect(equal?.kappa).toBeCloseTo(1, 12);
    expect(equal?.error).toBeCloseTo(0, 9);
    expect(
      weightedKappa(
        pairsIn([
          [0, 20],
          [20, 0],
        ]),
        2,
      )?.kappa,
    ).toBeCloseTo(-1, 12);
    expect(
      weightedKappa(
        pairsIn([
          [4, 8],
          [6, 12],
        ]),
        2,
      )?.kappa,
    ).toBeCloseTo(0, 12);
  });

  it("is the same with the readers swapped", () => {
    for (const seed of numbers(50)) {
      const pairs = seededPairs(seed, 60);
      const turned = pairs.map(([own, other]) => [other, own] as const);
      expect(weightedKappa(turned, 6)?.kappa).toBeCloseTo(weightedKappa(pairs, 6)?.kappa ?? -9, 10);
      expect(weightedKappa(turned, 6)?.error).toBeCloseTo(weightedKappa(pairs, 6)?.error ?? -9, 10);
    }
  });

  it("has the error that leaving out one pair after another gives (jackknife), within a tenth", () => {
    for (const seed of numbers(20)) {
      const pairs = seededPairs(seed, 200);
      const without = pairs.map((_, at) => weightedKappa(pairs.toSpliced(at, 1), 6)?.kappa ?? 0);
      const mean = without.reduce((all, each) => all + each, 0) / 200;
      const spread = without.reduce((all, each) => all + (each - mean) ** 2, 0);
      const jackknife = Math.sqrt((spread * 199) / 200);
      const ratio = (weightedKappa(pairs, 6)?.error ?? 0) / jackknife;
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    }
  });

  it("is none of no pair, of one level in all readings, or of a scale of one level", () => {
    expect(weightedKappa([], 6)).toBeNull();
    expect(
      weightedKappa(
        pairsIn([
          [0, 0],
          [0, 40],
        ]),
        2,
      ),
    ).toBeNull();
    expect(weightedKappa([[0, 0]], 1)).toBeNull();
  });
});

describe("a grader's agreement", () => {
  it("covers the true value with its interval in about 95 of 100 samples", () => {
    const truth = weightedKappa(seededPairs(9, 40_000), 6)?.kappa ?? 0;
    const covered = numbers(400).filter((seed) => {
      const found = agreementOf(seededPairs(1000 + seed, 80), 6);
      return "kappa" in found && found.low <= truth && truth <= found.high;
    });
    expect(covered.length).toBeGreaterThan(360);
    expect(covered.length).toBeLessThan(396);
  });

  it("gives exact and adjacent shares, and an interval within the scale", () => {
    const pairs = pairsIn([
      [10, 5, 1],
      [0, 14, 0],
      [0, 0, 10],
    ]);
    const found = agreementOf(pairs, 3);
    expect(found).toMatchObject({ pairs: 40, exact: 34 / 40, adjacent: 39 / 40 });
    if (!("kappa" in found)) throw new Error("refused");
    expect(found.low).toBeLessThan(found.kappa);
    expect(found.high).toBeLessThanOrEqual(1);
    const nearly = agreementOf(
      pairsIn([
        [20, 0],
        [1, 19],
      ]),
      2,
    );
    expect("high" in nearly && nearly.high).toBe(1);
  });

  it("is refused under thirty pairs, and where every reading gave one level", () => {
    const pairs = seededPairs(1, LEAST_PAIRS);
    expect(agreementOf(pairs.slice(1), 6)).toEqual({ pairs: LEAST_PAIRS - 1, refused: "few" });
    expect(agreementOf(pairs, 6)).toMatchObject({ pairs: LEAST_PAIRS, kappa: expect.any(Number) });
    expect(
      agreementOf(
        numbers(40).map(() => [2, 2] as const),
        6,
      ),
    ).toEqual({ pairs: 40, refused: "one-level" });
  });

  it.each([
    [0.9, "quase perfeita"],
    [0.81, "quase perfeita"],
    [0.8, "forte"],
    [0.5, "moderada"],
    [0.21, "fraca"],
    [0.2, "pouca ou nenhuma"],
    [-1, "pouca ou nenhuma"],
  ])("of at least %d is called %s", (low, word) => {
    expect(agreementInWords(low)).toBe(word);
  });
});
