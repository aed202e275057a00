import { describe, expect, it } from "vitest";
import { calibrationDistance, levelsApart } from "#app/features/essays/domain/grading/calibration.ts";
import { profileOfTheme } from "#app/features/essays/domain/grading/graded-essay.ts";
import { levelsInNumbers } from "#app/features/essays/domain/grading/grading-words.ts";

const enem = profileOfTheme("enem");
const ita = profileOfTheme("ita");
const reference = [160, 140, 120, 80, 0];

describe("the distance from a calibration's reference", () => {
  it("is in levels of the profile, and may be half a one", () => {
    expect(levelsApart({ profile: enem, own: [160, 120, 200, 40, 40], reference })).toEqual([
      0, 0.5, 2, 1, 1,
    ]);
    expect(levelsApart({ profile: ita, own: [2, 1, 0.5, 0, 2], reference: [2, 2, 0.5, 0.5, 0] })).toEqual([
      0, 2, 0, 1, 4,
    ]);
    expect(levelsApart({ profile: enem, own: [null], reference: [40] })).toEqual([1, 0, 0, 0, 0]);
  });

  it("is the mean over all essays and criteria, with the share that is at most a level away", () => {
    const far = { profile: enem, own: [160, 120, 200, 40, 40], reference };
    const exact = { profile: enem, own: [160, 140, 120, 80, 0], reference };
    expect(calibrationDistance([far, exact])).toEqual({ essays: 2, levels: 0.45, near: 0.9 });
    expect(calibrationDistance([])).toBeNull();
    const flat = { ...enem, criteria: enem.criteria.map((each) => ({ ...each, levels: [] })) };
    expect(levelsApart({ profile: flat, own: [3], reference: [1] })[0]).toBe(2);
  });

  it("is said in words", () => {
    expect([0, 0.45, 1, 2.25].map(levelsInNumbers)).toEqual([
      "nenhuma",
      "0,5 nível",
      "1 nível",
      "2,3 níveis",
    ]);
  });
});
