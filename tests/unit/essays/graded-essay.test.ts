import { describe, expect, it } from "vitest";
import type { EssayOutcome } from "#app/features/essays/domain/essay.ts";
import { essayProfile } from "#app/features/essays/domain/essay-profile.ts";
import {
  changesSince,
  essayAdvice,
  levelsInWords,
  outcomeSentence,
} from "#app/features/essays/domain/estimate/next-step.ts";
import {
  type ConcludedGrading,
  outcomeOfGradings,
  profileOfTheme,
  returnedOutcome,
} from "#app/features/essays/domain/grading/graded-essay.ts";
import {
  gradedBy,
  pointsInWords,
  roundInWords,
  totalInWords,
} from "#app/features/essays/domain/grading/grading-words.ts";

const enem = profileOfTheme("enem");
const even = (points: number) => Array.from({ length: 5 }, () => points);
const reading = (
  num: number,
  round: number,
  grades: (number | null)[],
  more: object = {},
): ConcludedGrading => ({
  num,
  round,
  seat: 1,
  status: "normal",
  grades,
  ...more,
});
const now = { year: 2026, appealed: false };

describe("the outcome of stored readings", () => {
  it("orders them by round and seat, whatever their order", () => {
    const readings = [reading(3, 3, even(80)), reading(2, 2, even(120)), reading(1, 1, even(40))];
    expect(outcomeOfGradings(enem, readings.slice(1), now).outcome).toBe("needs-third");
    expect(outcomeOfGradings(enem, readings, now).outcome).toBe("needs-panel");
    const panel = [
      reading(5, 4, even(200), { seat: 2 }),
      reading(6, 4, even(40), { seat: 3 }),
      reading(4, 4, even(160)),
      ...readings,
    ];
    const outcome = outcomeOfGradings(enem, panel, now);
    expect(outcome).toEqual({ outcome: "final", total: 800, used: ["4", "5", "6"] });
    expect(returnedOutcome(enem, panel, outcome)).toMatchObject({
      total: 800,
      parts: [{ grade: 160 }, {}, {}, {}, {}],
    });
    const appealed = [...panel, reading(7, 4, even(200), { seat: 4 })];
    expect(outcomeOfGradings(enem, appealed, { ...now, appealed: true })).toMatchObject({
      total: 1000,
      used: ["7"],
    });
  });

  it("waits for two, and where no rule of the year is known", () => {
    expect(outcomeOfGradings(enem, [reading(1, 1, even(40))], now).outcome).toBe("waiting");
    const two = [reading(1, 1, even(40)), reading(2, 2, even(40))];
    expect(outcomeOfGradings(enem, two, { ...now, year: 2001 }).outcome).toBe("waiting");
    expect(returnedOutcome(enem, two, outcomeOfGradings(enem, two, { ...now, year: 2001 }))).toBeNull();
  });

  it("is the panel's alone after an appeal, zero included", () => {
    const two = [reading(1, 1, even(120)), reading(2, 2, even(120))];
    const appealed = { ...now, appealed: true };
    expect(outcomeOfGradings(enem, two, appealed)).toMatchObject({ total: 600 });
    expect(outcomeOfGradings(enem, [...two, reading(3, 4, even(160))], appealed)).toEqual({
      outcome: "final",
      total: 800,
      used: ["3"],
    });
    const copied = reading(3, 4, [], { status: "copy" });
    const outcome = outcomeOfGradings(enem, [...two, copied], appealed);
    expect(outcome).toEqual({ outcome: "zero", total: 0, used: ["3"], situation: 3 });
    expect(returnedOutcome(enem, [...two, copied], outcome)).toMatchObject({
      total: 0,
      zero: "copy",
      used: [3],
    });
    expect(
      returnedOutcome(enem, [...two, copied], { ...outcome, situation: 99 } as typeof outcome)?.zero,
    ).toBeNull();
  });

  it("is one reading's where a school's task has one reader, and the panel's after an appeal (decision 052)", () => {
    const single = { ...now, isSingle: true };
    expect(outcomeOfGradings(enem, [], single).outcome).toBe("waiting");
    const [own, panel] = [reading(1, 1, even(120)), reading(2, 4, even(200))];
    expect(outcomeOfGradings(enem, [own], single)).toEqual({ outcome: "final", total: 600, used: ["1"] });
    const blank = reading(1, 1, [], { status: "blank" });
    expect(outcomeOfGradings(enem, [blank], single)).toMatchObject({ outcome: "zero", used: ["1"] });
    const appealed = { ...single, appealed: true };
    expect(outcomeOfGradings(enem, [own, panel], appealed)).toMatchObject({ total: 1000, used: ["2"] });
    expect(outcomeOfGradings(enem, [own, panel], single)).toMatchObject({ total: 600 });
  });

  it("gives each criterion the mean of the readings that count; a missing level counts as none", () => {
    const two = [reading(1, 1, [160, 120, 120, 120, null]), reading(2, 2, [120, 120, 120, 120, 40])];
    const outcome = outcomeOfGradings(enem, two, now);
    expect(returnedOutcome(enem, two, outcome)).toMatchObject({
      total: 520,
      most: 1000,
      zero: null,
      used: [1, 2],
      parts: [{ label: "C1 Norma-padrão", grade: 140, most: 200 }, {}, {}, {}, { grade: 20 }],
    });
  });

  it("grades themes of exams without a grid as ITA's, others as ENEM's", () => {
    expect(["ime", "militar", "ita", "fuvest", "enem", "other"].map((id) => profileOfTheme(id).id)).toEqual([
      "ita",
      "ita",
      "ita",
      "fuvest",
      "enem",
      "enem",
    ]);
  });
});

const returned = (grades: readonly number[], more: Partial<EssayOutcome> = {}): EssayOutcome => ({
  total: grades.reduce((sum, each) => sum + each, 0),
  most: 1000,
  parts: grades.map((grade, at) => ({ label: `C${at + 1} Parte ${at + 1}`, grade, most: 200 })),
  zero: null,
  used: [],
  ...more,
});

describe("the student's explanation", () => {
  it("names what to do next by the criterion that cost the most", () => {
    expect(essayAdvice(enem, returned([160, 120, 80, 80, 160]))).toEqual({
      label: "C3 Projeto de texto",
      advice: enem.criteria[2]?.advice,
    });
    expect(essayAdvice(enem, returned(even(200)))).toBeNull();
    expect(essayAdvice({ ...enem, criteria: [] }, returned(even(40)))).toBeNull();
  });

  it("compares each criterion with the attempt before, unless that one was zero or graded otherwise", () => {
    const now = returned([160, 120, 80, 80, 160]);
    expect(changesSince(now, returned([120, 120, 100, 80, 0]))).toEqual([40, 0, -20, 0, 160]);
    expect(changesSince(now, null)).toBeNull();
    expect(changesSince(now, returned(even(0), { zero: "copy" }))).toBeNull();
    expect(changesSince(now, returned([40, 40]))).toBeNull();
  });

  it("says the grade, against the former one where there is one", () => {
    const graded = returned([160, 200, 80, 80, 160]);
    expect(outcomeSentence(graded, null)).toBe("680 de 1.000: seu ponto mais forte foi parte 2.");
    expect(outcomeSentence(returned([160, 200, 80, 200, 160]), null)).toBe(
      "800 de 1.000: seus pontos mais fortes foram parte 2 e parte 4.",
    );
    expect(outcomeSentence(returned(even(120)), null)).toBe(
      "600 de 1.000: o mesmo nível em todos os critérios.",
    );
    expect(outcomeSentence(graded, 680)).toContain("a mesma nota da versão anterior");
    expect(outcomeSentence(graded, 500)).toContain("(na versão anterior, 500)");
    expect(outcomeSentence(returned(even(0), { zero: "copy" }), null)).toBe("Sua redação recebeu zero.");
  });

  it("names each level, or the two that a mean is between", () => {
    const levels = levelsInWords(enem, returned([160, 140, 0, 200, 40]));
    expect(levels[0]).toBe("bom domínio, com poucos desvios");
    expect(levels[1]).toMatch(/^entre 120 \(.+\) e 160 \(.+\)$/);
    const fuvest = essayProfile("fuvest");
    if (!fuvest) throw new Error("no profile");
    expect(levelsInWords(fuvest, returned([2, 30]))).toEqual(["insuficiente", "muito bom", "insuficiente"]);
    expect(
      levelsInWords(
        { ...enem, criteria: enem.criteria.map((each) => ({ ...each, levels: [] })) },
        returned([0]),
      )[0],
    ).toBe("");
  });

  it("says how many readings make the grade", () => {
    expect(gradedBy([1, 2])).toMatch(/^Média de duas leituras, /);
    expect(gradedBy([1, 2], true)).toContain("de colegas que");
    expect(gradedBy([1, 3], true)).toContain("de pessoas que");
    expect(gradedBy([2, 3])).toMatch(/^Média das duas notas mais próximas, das três leituras, /);
    expect([[1], [3], [4]].map((rounds) => gradedBy(rounds))).toEqual([
      "Nota de uma leitura.",
      "Vale a terceira leitura.",
      "A banca definiu esta nota.",
    ]);
    expect(gradedBy([4, 4, 4])).toMatch(/o nível do meio das três leituras\.$/);
    expect(gradedBy([4, 4])).toMatch(/a média das duas leituras que contam\.$/);
  });

  it("calls readings and totals by their words", () => {
    expect([1, 2, 3, 4].map(roundInWords)).toEqual([
      "leitura independente",
      "leitura independente",
      "terceira leitura",
      "banca",
    ]);
    expect(pointsInWords(1000)).toBe("1.000");
    expect(totalInWords(720, "normal")).toBe("720");
    expect(totalInWords(null, "normal")).toBe("incompleta");
    expect(totalInWords(0, "copy")).toBe("zero, Cópia dos textos motivadores");
    expect(totalInWords(0, "unheard-of")).toBe("zero, Normal");
  });
});
