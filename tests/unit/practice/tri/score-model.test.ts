import { describe, expect, it } from "vitest";
import {
  answerEffects,
  chanceOf,
  enemScore,
  estimateAbility,
  expectedShare,
  patternTables,
  scaleOf,
  scoreRange,
} from "#app/features/practice/domain/tri/score-model.ts";

const items = [
  { a: 1.2, b: -0.8, c: 0.2 },
  { a: 2.1, b: 0.4, c: 0.15 },
  { a: 1.7, b: 1.6, c: 0.1 },
];
const tables = patternTables(items);

describe("the three-parameter model", () => {
  it("gives the lower asymptote far below, one far above, and the middle at b, without the factor 1.7", () => {
    const item = { a: 2, b: 0.5, c: 0.2 };
    expect(chanceOf(item, 0.5)).toBeCloseTo(0.6, 12);
    expect(chanceOf(item, -40)).toBeCloseTo(0.2, 12);
    expect(chanceOf(item, 40)).toBeCloseTo(1, 12);
    expect(chanceOf(item, 1)).toBeCloseTo(0.2 + 0.8 / (1 + Math.exp(-1)), 12);
  });

  it("expects of a standard normal population what a fine sum over it gives", () => {
    for (const item of items) {
      const thetas = Array.from({ length: 16_001 }, (_, at) => -8 + at / 1000);
      const density = (theta: number) => Math.exp((-theta * theta) / 2) / Math.sqrt(2 * Math.PI);
      const fine = thetas.reduce((sum, theta) => sum + density(theta) * chanceOf(item, theta), 0) / 1000;
      expect(expectedShare(item)).toBeCloseTo(fine, 4);
    }
    expect(expectedShare({ a: 1.5, b: 0, c: 0.2 })).toBeCloseTo(0.6, 10);
  });

  it("estimates the prior's own mean and deviation from no item", () => {
    const { theta, deviation } = estimateAbility(patternTables([]), []);
    expect(theta).toBeCloseTo(0, 10);
    expect(deviation).toBeCloseTo(1, 2);
  });

  it("is the plain sum over 40 nodes from -4 to 4", () => {
    const nodes = Array.from({ length: 40 }, (_, at) => -4 + (8 * at) / 39);
    const answers = [true, false, true];
    const weights = nodes.map((theta) =>
      items.reduce(
        (product, item, place) =>
          product * (answers[place] ? chanceOf(item, theta) : 1 - chanceOf(item, theta)),
        Math.exp((-theta * theta) / 2),
      ),
    );
    const total = weights.reduce((one, other) => one + other);
    const mean = weights.reduce((sum, weight, at) => sum + weight * (nodes[at] ?? 0), 0) / total;
    expect(estimateAbility(tables, answers).theta).toBeCloseTo(mean, 10);
  });

  it("scores each area on INEP's scale, to a tenth", () => {
    expect(["CH", "CN", "LC", "MT"].map((area) => enemScore(area as "CH", 1))).toEqual([
      613.8, 614.2, 608.1, 629.7,
    ]);
    expect(scaleOf("MT")).toBe(129.646);
  });

  it("gives what each answer would change, gains for wrong ones and losses for right ones", () => {
    const effects = answerEffects("MT", tables, [true, false, false]);
    expect(effects).toHaveLength(3);
    expect(effects[0]).toBeLessThan(0);
    expect(effects[1]).toBeGreaterThan(0);
    const before = enemScore("MT", estimateAbility(tables, [true, false, false]).theta);
    const after = enemScore("MT", estimateAbility(tables, [true, true, false]).theta);
    expect(effects[1]).toBeCloseTo(after - before, 6);
  });

  it("has its lowest score with all wrong and its highest with all right", () => {
    const [lowest, highest] = scoreRange("LC", tables);
    expect(lowest).toBe(enemScore("LC", estimateAbility(tables, [false, false, false]).theta));
    expect(highest).toBeGreaterThan(lowest);
  });
});
