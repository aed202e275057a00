import { describe, expect, it } from "vitest";
import { areaOfSubject } from "#app/features/bank/domain/enem/enem-areas.ts";
import {
  areaDetails,
  rankingScore,
  type SheetItem,
  scoreAreas,
  unscoredAreas,
} from "#app/features/practice/domain/mocks/score-sheet.ts";
import {
  coherenceText,
  effectText,
  missingText,
  scoreText,
  worthText,
} from "#app/features/practice/domain/mocks/score-words.ts";
import { sheetItem } from "#app/features/practice/domain/mocks/sheet-item.ts";
import { shownScores } from "#app/features/practice/domain/mocks/shown-scores.ts";

const MATHEMATICS = 9;
const base: SheetItem = {
  position: 0,
  year: 2023,
  subject: MATHEMATICS,
  area: "MT",
  difficulty: 2,
  a: 1.8,
  b: 0.5,
  c: 0.15,
  booklet: 1211,
  counted: 45,
  isAnnulled: false,
  isAbandoned: false,
  isRight: true,
  scoredRight: true,
};

/** A whole booklet of Mathematics with so many right answers, the easy ones first. */
function sheet(right: number, fields: Partial<SheetItem> = {}): SheetItem[] {
  return Array.from({ length: 45 }, (_, position) => ({
    ...base,
    position,
    b: -1 + position / 12,
    isRight: position < right,
    scoredRight: position < right,
    ...fields,
  }));
}

describe("a sheet", () => {
  it("has INEP's score for a whole booklet, a band where its file diverges, and an estimate for all else", () => {
    const kindOf = (items: SheetItem[]) => scoreAreas(items)[0]?.kind;
    expect(scoreAreas(sheet(30))).toMatchObject([
      { area: "MT", kind: "exact", right: 30, size: 45, reason: null },
    ]);
    expect(kindOf(sheet(30, { year: 2017, booklet: 403 }))).toBe("band");
    expect(scoreAreas(sheet(30).slice(0, 44))[0]).toMatchObject({
      kind: "estimate",
      reason: expect.stringContaining("caderno inteiro"),
    });
    expect(scoreAreas(sheet(30, { a: null }))[0]).toMatchObject({
      kind: "estimate",
      reason: expect.stringContaining("típica"),
    });
    const mixed = sheet(30).map((item, at) => (at === 3 ? { ...item, booklet: 1212 } : item));
    expect(kindOf(mixed)).toBe("estimate");
    expect(kindOf(sheet(30, { booklet: null }))).toBe("estimate");
  });

  it("leaves annulled questions and those without a key out, and blanks count as wrong", () => {
    const annulled = { ...base, isAnnulled: true, isAbandoned: true };
    const [one] = scoreAreas([...sheet(30), annulled, { ...base, isRight: null, scoredRight: null }]);
    expect(one).toMatchObject({ size: 45, held: 47, kind: "exact" });
    expect(scoreAreas([annulled])).toEqual([]);
  });

  it("leaves INEP's abandoned items out of the score alone, and counts what only the public saw annulled", () => {
    const own = sheet(30).map((item) => ({ ...item, counted: 42 }));
    const abandoned = own.map((item, at) => ({ ...item, isAbandoned: at < 3, a: at < 3 ? null : item.a }));
    expect(scoreAreas(abandoned)).toMatchObject([
      { right: 30, size: 45, held: 45, kind: "exact", reason: null },
    ]);
    const publicly = sheet(30).map((item, at) =>
      at === 0 ? { ...item, isAnnulled: true, isRight: null } : item,
    );
    expect(scoreAreas(publicly)).toMatchObject([{ size: 44, right: 29, kind: "exact" }]);
    expect(scoreAreas(publicly)[0]?.score).toBe(scoreAreas(sheet(30))[0]?.score);
  });

  it("gives no score below 40 questions of an area, and says how many are required", () => {
    const of = (count: number) => sheet(20).slice(0, count);
    expect(scoreAreas(of(40))).toHaveLength(1);
    expect(scoreAreas(of(39))).toEqual([]);
    expect(areaDetails(of(39))).toEqual([]);
    expect(unscoredAreas(of(31))).toEqual([{ area: "MT", right: 20, size: 31, missing: 9 }]);
    expect(unscoredAreas(of(40))).toEqual([]);
    expect(missingText(9)).toContain("Faltam 9 questões para uma nota");
    expect(missingText(1)).toContain("Falta 1 questão");
    expect(missingText(0)).toContain("Sem as respostas oficiais");
    expect(shownScores([{ size: 39 }, { size: 38, held: 41 }, { size: 45 }])).toHaveLength(2);
    expect(shownScores(null)).toEqual([]);
  });

  it("has no band below the lowest or above the highest score there can be", () => {
    for (const right of [0, 1, 20, 44, 45])
      for (const fields of [{ a: null }, { year: 2017, booklet: 403 }]) {
        const items = sheet(right, fields);
        const [score] = scoreAreas(items);
        const [details] = areaDetails(items);
        const [lowest = 0, highest = 0] = details?.range ?? [];
        expect(score?.low).toBeGreaterThanOrEqual(lowest);
        expect(score?.high).toBeLessThanOrEqual(highest);
        expect(score?.low).toBeLessThan(score?.high ?? 0);
      }
  });

  it("puts questions of no item in the area of their subject", () => {
    expect([MATHEMATICS, 5, 7, 10, 99].map(areaOfSubject)).toEqual(["MT", "CN", "CH", "LC", "LC"]);
    expect(unscoredAreas([{ ...base, area: null, subject: 5, a: null }])[0]?.area).toBe("CN");
  });

  it("ranks by the mean of the areas, or by right answers", () => {
    const two = [...sheet(30), ...sheet(10, { area: "CN" })];
    const [cn, mt] = scoreAreas(two);
    expect(rankingScore("tri", two)).toBeCloseTo(((cn?.score ?? 0) + (mt?.score ?? 0)) / 2, 1);
    expect(rankingScore("hits", [...sheet(30), { ...base, isAnnulled: true }])).toBe(30);
    expect(rankingScore("tri", [])).toBeNull();
  });

  it("shows what each answer was worth, and whether they are consistent", () => {
    const [details] = areaDetails(sheet(30));
    expect(details?.effects.filter(({ right }) => right).every(({ effect }) => effect <= 0)).toBe(true);
    expect(details?.effects.filter(({ right }) => !right).every(({ effect }) => effect > 0)).toBe(true);
    expect(details?.coherence?.incoherent).toBe(false);
    const [unknown] = areaDetails(sheet(30, { a: null, difficulty: null }));
    expect(unknown?.coherence).toBeNull();
    const typical = sheet(30, { a: null }).map(
      (item, at) => ({ ...item, difficulty: at < 20 ? 1 : 3 }) as const,
    );
    expect(areaDetails(typical)[0]?.coherence).not.toBeNull();
  });

  it("uses INEP's difficulty before the others", () => {
    const stored = { ...base, officialDifficulty: null, answeredDifficulty: null, difficulty: 1 as const };
    expect(sheetItem({ ...stored, officialDifficulty: 3 }).difficulty).toBe(3);
    expect(sheetItem({ ...stored, answeredDifficulty: 2 }).difficulty).toBe(2);
    expect(sheetItem(stored).difficulty).toBe(1);
  });
});

describe("the words of a score", () => {
  const score = {
    area: "MT",
    right: 30,
    size: 45,
    score: 742.3,
    low: 742.3,
    high: 742.3,
    kind: "exact",
    reason: null,
  } as const;

  it("say the decimal alone, a band, or an estimate as such", () => {
    expect(scoreText(score)).toBe("742,3");
    expect(scoreText({ ...score, kind: "band", low: 738, high: 747 })).toBe("entre 738 e 747");
    expect(scoreText({ ...score, kind: "estimate", low: 640, high: 840 })).toBe("cerca de 742");
    expect(worthText(score)).toContain("Inep");
    expect(worthText({ ...score, kind: "band", reason: "Divergem." })).toBe("Divergem.");
    expect(worthText({ ...score, kind: "band" })).toBe("");
    expect(worthText({ ...score, kind: "estimate", low: 640, high: 840, reason: "Estimativa." })).toBe(
      "Estimativa. De cada dez, nove notas ficam entre 640 e 840.",
    );
    expect(worthText({ ...score, kind: "estimate", low: 640, high: 840 })).toContain("nove notas");
  });

  it("speak of questions, never of the person", () => {
    const told = (incoherent: boolean, easyMissed: number, hardRight: number) =>
      coherenceText({ incoherent, easyMissed, hardRight });
    expect(coherenceText(null)).toBeNull();
    expect(told(false, 0, 2)).toContain("combinam");
    expect(told(false, 1, 2)).toContain("1 fácil escapou");
    expect(told(false, 3, 2)).toContain("3 fáceis escaparam");
    expect(told(true, 3, 2)).toContain("errou 3 fáceis");
    expect(told(true, 1, 1)).toContain("1 difícil e errou 1 fácil");
    expect(told(true, 0, 1)).toContain("não seguiram");
    expect([effectText(9.4), effectText(-3)]).toEqual(["+9,4", "-3,0"]);
  });
});
