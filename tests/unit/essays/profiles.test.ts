import { describe, expect, it } from "vitest";
import {
  arePointsOf,
  essayProfile,
  essayProfiles,
  largestPoints,
} from "#app/features/essays/domain/essay-profile.ts";
import { levelOfSubs, wholeOf } from "#app/features/essays/domain/grading/essay-levels.ts";
import { readingsOutcome } from "#app/features/essays/domain/grading/readings-outcome.ts";
import { currentSituations, zeroInWords } from "#app/features/essays/domain/grading/situation-words.ts";
import { essaySituations, situationOf } from "#app/features/essays/domain/grading/situations.ts";

describe("profiles", () => {
  it("say of every level and option, in words of its own, what it is", () => {
    for (const { criteria } of Object.values(essayProfiles))
      for (const { levels, subs = [] } of criteria)
        for (const texts of [
          levels.map(({ text }) => text),
          ...subs.map(({ options }) => options.map(({ label }) => label)),
        ]) {
          expect(texts).not.toContain("");
          expect(new Set(texts).size).toBe(texts.length);
        }
  });

  it("have the points of each exam", () => {
    expect(essayProfiles.map(({ id, criteria }) => [id, criteria.length])).toEqual([
      ["enem", 5],
      ["ita", 5],
      ["fuvest", 3],
    ]);
    expect(essayProfiles.map(wholeOf)).toEqual([1000, 10, 50]);
    expect(essayProfile("enem")?.criteria.map(({ levels }) => levels.map(({ points }) => points))).toEqual(
      Array.from({ length: 5 }, () => [0, 40, 80, 120, 160, 200]),
    );
    expect(essayProfile("fuvest")?.criteria.map(({ levels }) => levels[0]?.points)).toEqual([4, 3, 3]);
    expect(essayProfile("other")).toBeUndefined();
  });

  it("say which points a grader can give", () => {
    const enem = essayProfile("enem");
    if (!enem) throw new Error("no profile");
    expect(arePointsOf(enem, [0, 40, 80, 120, 200])).toBe(true);
    expect(arePointsOf(enem, [0, 40, 80, 120])).toBe(false);
    expect(arePointsOf(enem, [0, 40, 80, 120, 100])).toBe(false);
    expect(arePointsOf(enem, [0, 40, 80, 120, "200"])).toBe(false);
  });

  it("compute a level from what was looked at: the lowest, or one for each element", () => {
    const criteria = essayProfile("enem")?.criteria ?? [];
    const [first] = criteria;
    const last = criteria.at(-1);
    if (!first || !last) throw new Error("no criteria");
    expect(levelOfSubs(first, { structure: 3, deviations: 4 })).toBe(4);
    expect(levelOfSubs(first, { structure: 4 })).toBeNull();
    expect(levelOfSubs(first, { structure: 9, deviations: 1 })).toBeNull();
    expect(levelOfSubs(last, { agent: 1, action: 1, means: 0, effect: 1, detail: 0 })).toBe(3);
    expect(levelOfSubs(last, { agent: 1, action: 1, means: 1, effect: 1, detail: 1 })).toBe(5);
    const [ita] = essayProfile("ita")?.criteria ?? [];
    expect(ita && levelOfSubs(ita, {})).toBeNull();
  });

  it("without a published rule, part by ENEM's shares of the whole and of a criterion", () => {
    const ita = essayProfile("ita");
    const rule = ita?.ruleOf(2026);
    if (!ita || !rule) throw new Error("no rule");
    const outcome = (a: number[], b: number[]) =>
      readingsOutcome(
        { readers: [a, b].map((points, at) => ({ grader: String(at), situation: 1, points })), panel: [] },
        rule,
        largestPoints(ita),
      ).outcome;
    expect(outcome([1, 1, 1, 1, 1], [1.5, 1.5, 1, 1, 1])).toBe("final");
    expect(outcome([1, 1, 1, 1, 1], [1.5, 1.5, 1.5, 1, 1])).toBe("needs-third");
    expect(outcome([1, 1, 1, 1, 1], [2, 0.5, 1, 1, 1])).toBe("needs-third");
    expect(essayProfile("fuvest")?.ruleOf(2026)?.totalsDiffer(5)).toBe(false);
    expect(essayProfile("fuvest")?.ruleOf(2026)?.totalsDiffer(6)).toBe(true);
  });
});

describe("situations", () => {
  it("are those of INEP, in their numbers; an abolished one cannot be chosen", () => {
    expect(essaySituations.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(currentSituations.map(({ code }) => code)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(situationOf(10)).toBeUndefined();
  });
  it("explain a zero", () => {
    expect(zeroInWords(8, 6)).toBe("Texto com 6 linhas: o edital pede ao menos 8.");
    expect(zeroInWords(8, 1)).toBe("Texto com 1 linha: o edital pede ao menos 8.");
    expect(zeroInWords(8, null)).toContain("ao menos 8 linhas");
    expect(zeroInWords(6, 6)).toContain("tema");
    expect(zeroInWords(99, null)).toBe("");
  });
});
