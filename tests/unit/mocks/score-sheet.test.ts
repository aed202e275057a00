import { describe, expect, it } from "vitest";
import {
  areaDetails,
  areaOfSubject,
  rankingScore,
  type SheetItem,
  scoreAreas,
} from "#app/domain/mocks/score-sheet.ts";
import { coherenceText, effectText, scoreText, worthText } from "#app/domain/mocks/score-words.ts";
import { sheetItem } from "#app/domain/mocks/sheet-item.ts";

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
  isRight: true,
};

/** A whole booklet of Mathematics with so many right answers, the easy ones first. */
function sheet(right: number, fields: Partial<SheetItem> = {}): SheetItem[] {
  return Array.from({ length: 45 }, (_, position) => ({
    ...base,
    position,
    b: -1 + position / 12,
    isRight: position < right,
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
    const [one] = scoreAreas([...sheet(30), { ...base, isAnnulled: true }, { ...base, isRight: null }]);
    expect(one).toMatchObject({ size: 45, kind: "exact" });
    expect(scoreAreas([{ ...base, isAnnulled: true }])).toEqual([]);
  });

  it("puts questions of no item in the area of their subject", () => {
    expect([MATHEMATICS, 5, 7, 10, 99].map(areaOfSubject)).toEqual(["MT", "CN", "CH", "LC", "LC"]);
    expect(scoreAreas([{ ...base, area: null, subject: 5, a: null }])[0]?.area).toBe("CN");
  });

  it("ranks by the mean of the areas, or by right answers", () => {
    const two = [...sheet(30), ...sheet(10, { area: "CN" })];
    const [cn, mt] = scoreAreas(two);
    expect(rankingScore("tri", two)).toBeCloseTo(((cn?.score ?? 0) + (mt?.score ?? 0)) / 2, 1);
    expect(rankingScore("hits", [...sheet(30), { ...base, isAnnulled: true }])).toBe(30);
    expect(rankingScore("tri", [])).toBeNull();
  });

  it("tells what each answer was worth, and whether they go together", () => {
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

  it("takes INEP's difficulty before the others", () => {
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
