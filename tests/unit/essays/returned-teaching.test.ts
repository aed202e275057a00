import { describe, expect, it } from "vitest";
import { type EssayProfile, essayProfile, essayProfiles } from "#app/features/essays/domain/essay-profile.ts";
import { gradeSeries, latestChange, progressSentence } from "#app/features/essays/domain/essay-progress.ts";
import { levelAdvice } from "#app/features/essays/domain/grading/level-advice.ts";
import { seenByGraders } from "#app/features/essays/domain/grading/seen-by-graders.ts";

const enem = essayProfile("enem") as EssayProfile;
const fuvest = essayProfile("fuvest") as EssayProfile;

describe("advice by competence and level", () => {
  it.each(essayProfiles.map((profile) => [profile.id, profile] as const))(
    "%s has an own sentence or more for every level of every criterion",
    (_, profile) => {
      const most = Math.max(...profile.criteria.map(({ levels }) => levels.length));
      const all = Array.from({ length: most }, (_each, level) =>
        levelAdvice(
          profile,
          profile.criteria.map(({ levels }) => levels[level]?.points ?? 0),
        ),
      ).flat();
      expect(all).toHaveLength(most * profile.criteria.length);
      expect(new Set(all).size).toBe(all.length);
      for (const text of all) expect(text).toMatch(/^[A-ZÀ-Ú].{39,180}[.:?]$/u);
    },
  );

  it("of a mean between two levels is the lower one's", () => {
    expect(levelAdvice(enem, [140, 159, 0, 200, 199])).toEqual([
      ...levelAdvice(enem, [120, 120, 0, 200, 160]),
    ]);
    expect(levelAdvice(fuvest, [2, 3, 3])).toEqual(levelAdvice(fuvest, [4, 3, 3]));
    expect(levelAdvice(enem, [])).toEqual(levelAdvice(enem, [0, 0, 0, 0, 0]));
  });

  it("of an unknown profile is none", () => {
    expect(levelAdvice({ ...enem, id: "escola" }, [0, 0, 0, 0, 0])).toEqual(["", "", "", "", ""]);
  });
});

describe("what was missing for the best level", () => {
  it("is what its sub-criteria say below it, none twice, the best ones never", () => {
    const reading = (c1: string[], c5: string[]) => ({ details: [c1, [], [], [], c5] });
    const seen = seenByGraders(enem, [
      reading(["structure:4", "deviations:2"], ["agent:1", "action:1", "means:0", "effect:1", "detail:0"]),
      reading(["structure:2", "deviations:2"], ["agent:1", "means:0"]),
    ]);
    expect(seen).toEqual([
      ["Desvios: alguns", "Estrutura das frases: regular"],
      [],
      [],
      [],
      ["falta meio (como)", "falta detalhamento"],
    ]);
  });

  it("is nothing where nothing was chosen", () => {
    expect(seenByGraders(fuvest, [{ details: [] }])).toEqual([[], [], []]);
    expect(seenByGraders(enem, [])).toEqual([[], [], [], [], []]);
  });
});

const outcome = (grades: readonly number[]) => ({
  total: grades.reduce((sum, each) => sum + each, 0),
  most: 400,
  parts: grades.map((grade, at) => ({ label: `C${at + 1}`, grade, most: 200 })),
});

describe("progress", () => {
  it("is the total and each criterion in the order they came back", () => {
    expect(gradeSeries([outcome([80, 120]), outcome([120, 120])])).toEqual([
      { label: "Total", most: 400, grades: [200, 240] },
      { label: "C1", most: 200, grades: [80, 120] },
      { label: "C2", most: 200, grades: [120, 120] },
    ]);
    expect(gradeSeries([])).toEqual([]);
    expect(gradeSeries([{ ...outcome([]), parts: [] }, outcome([40])])[1]?.grades).toEqual([0, 40]);
  });

  it.each([
    [[80], null],
    [[80, 120], 40],
    [[80, 120, 100], 0],
    [[0, 0, 120, 120], 120],
    [[200, 0, 0, 0, 40, 40, 40], 40],
  ])("changes from %j by %j", (grades, change) => {
    expect(latestChange({ grades })).toBe(change);
  });

  it("says what rose and what fell the most, and nothing of small changes", () => {
    const said = (...outcomes: number[][]) => progressSentence(gradeSeries(outcomes.map(outcome)));
    expect(said([80, 120], [160, 100])).toBe("C1 foi o que mais subiu: 80 pontos; C2 caiu 20.");
    expect(said([80, 120], [120, 200])).toBe("C2 foi o que mais subiu: 80 pontos.");
    expect(said([120, 120], [80, 40])).toBe("C2 caiu 80.");
    expect(said([120, 120], [124, 116])).toBeNull();
    expect(said([120, 120])).toBeNull();
    expect(progressSentence([])).toBeNull();
  });
});
