import { describe, expect, it } from "vitest";
import {
  comparedText,
  formerScore,
  isOfLikeLength,
} from "#app/features/practice/domain/mocks/compare-scores.ts";
import type { AreaScore } from "#app/features/practice/domain/mocks/score-sheet.ts";

const DAY = 86_400;
/** 3 November 2026, noon in São Paulo. */
const THEN = Date.UTC(2026, 10, 3, 15) / 1000;

function exact(score: number): AreaScore {
  return { area: "MT", right: 30, size: 45, score, low: score, high: score, kind: "exact", reason: null };
}

const estimate = (score: number): AreaScore => ({
  ...exact(score),
  low: score - 60,
  high: score + 60,
  kind: "estimate",
});

describe("a score against one's former ones", () => {
  it("uses the newest of the same area, in whatever order they come", () => {
    const former = [
      { startedAt: THEN - DAY, scores: [exact(600)] },
      { startedAt: THEN, scores: [{ ...exact(500), area: "CH" as const }] },
      { startedAt: THEN - 2 * DAY, scores: [exact(650)] },
    ];
    expect(formerScore(former, exact(1))).toEqual({ startedAt: THEN - DAY, score: exact(600) });
    expect(formerScore(former, { area: "LC", size: 45 })).toBeNull();
    expect(comparedText(exact(700), [])).toBeNull();
  });

  it("compares exams of like length alone, and no score of too few questions", () => {
    expect([
      isOfLikeLength(41, 45),
      isOfLikeLength(45, 40),
      isOfLikeLength(7, 7),
      isOfLikeLength(31, 90),
    ]).toEqual([true, false, true, false]);
    const short = { ...exact(600), size: 7 };
    expect(formerScore([{ startedAt: THEN, scores: [short] }], short)).toBeNull();
    const few = { ...exact(600), size: 36, held: 40 };
    expect(formerScore([{ startedAt: THEN, scores: [few] }], exact(700))).toBeNull();
    expect(formerScore([{ startedAt: THEN, scores: [few] }], few)).not.toBeNull();
  });

  it("says how far apart they are, kindly, and only what the ranges allow", () => {
    const formerly = (score: AreaScore) => [{ startedAt: THEN, scores: [score] }];
    expect(comparedText(exact(742.3), formerly(exact(720.1)))).toMatch(
      /^22 pontos acima da anterior, de 3 de nov\. de 2026 \(720,1\)\.$/,
    );
    expect(comparedText(exact(719.1), formerly(exact(720.1)))).toMatch(/foi 720,1: 1 ponto a mais/);
    expect(comparedText(exact(720.2), formerly(exact(720.1)))).toContain("Parecida");
    expect(comparedText(estimate(700), formerly(estimate(640)))).toContain("cabe na margem");
    expect(comparedText(estimate(800), formerly(estimate(640)))).toContain("160 pontos acima");
    expect(comparedText(estimate(640), formerly(estimate(800)))).toContain("160 pontos a mais");
  });
});
