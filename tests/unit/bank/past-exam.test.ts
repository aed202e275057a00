import { describe, expect, it } from "vitest";
import { examWord, readExamPlace, readExamWord } from "#app/features/bank/domain/exams/exam-place.ts";
import {
  examName,
  examPart,
  examSlug,
  examsAmong,
  missingNumbers,
  neighboursIn,
} from "#app/features/bank/domain/exams/past-exam.ts";
import { examAddress } from "#app/features/bank/services/exam-address.ts";

describe("the name and address of an exam's part", () => {
  it.each([
    [{ phase: "regular", day: 1 }, "dia-1", "1º dia"],
    [{ phase: null, day: 2 }, "dia-2", "2º dia"],
    [{ phase: "1ª fase", day: null }, "1a-fase", "1ª fase"],
    [{ phase: "2ª fase", day: 2 }, "2a-fase-dia-2", "2ª fase, 2º dia"],
    [{ phase: "PPL", day: 1 }, "ppl-dia-1", "PPL, 1º dia"],
    [{ phase: "Reaplicação / PPL", day: null }, "reaplicacao-ppl", "Reaplicação / PPL"],
    [{ phase: null, day: null }, "prova", "Prova completa"],
  ])("%j", (part, slug, name) => {
    expect([examSlug(part), examPart(part)]).toEqual([slug, name]);
  });

  it("follows institution and year", () => {
    expect(examName({ institution: 4, year: 2019, phase: "regular", day: 1 })).toBe("ENEM 2019 — 1º dia");
    expect(examName({ institution: 1, year: 2020, phase: null, day: null })).toBe("EEAR 2020");
  });

  it("does without the name of an institution the catalogue no longer has", () => {
    expect(examName({ institution: 999, year: 2020, phase: null, day: 1 })).toBe(" 2020 — 1º dia");
  });
});

describe("an exam in an address", () => {
  it.each(["ENEM/2019/dia-1", "PUC-RJ/2020/prova", "ENEM/2019/dia-2/amarelo"])(
    "%s is read and written",
    (word) => {
      const place = readExamWord(word);
      expect(place && examWord(place)).toBe(word);
    },
  );

  it("leads to the exam's page", () => {
    const place = readExamPlace({ institution: "enem", year: "2019", exam: "dia-1" }, "rosa");
    expect(place && examAddress(place)).toBe("/provas-anteriores/ENEM/2019/dia-1?cor=rosa");
  });

  it.each([
    null,
    "",
    "ENEM",
    "ENEM/2019",
    "ENEM/19/dia-1",
    "NADA/2019/dia-1",
    "ENEM/2019/../x",
    "ENEM/2019/dia-1/rosa/x",
    "ENEM/2019/DIA-1",
    `ENEM/2019/${"a".repeat(61)}`,
    "ENEM/9999/dia-1",
  ])("%j is none", (word) => {
    expect(readExamWord(word)).toBeNull();
  });

  it("without its parts is none, nor has an unknown institution a word", () => {
    expect(readExamPlace({}, null)).toBeNull();
    expect(readExamWord(examWord({ institution: 999, year: 2019, slug: "dia-1", colour: null }))).toBeNull();
  });

  it("an odd colour is no colour", () => {
    expect(readExamWord("ENEM/2019/dia-1/<b>")?.colour).toBeNull();
  });
});

it("exams are named once, by real questions alone, and the plain phase is none", () => {
  const place = { institution: 4, year: 2019, day: 1 };
  expect(
    examsAmong([
      { ...place, phase: "regular", origin: "exam" },
      { ...place, phase: null, origin: "exam" },
      { ...place, phase: "PPL", origin: "generated" },
      { ...place, phase: null, origin: "authored" },
    ]),
  ).toEqual([{ ...place, phase: null }]);
});

it("missing numbers are those between the first and the last", () => {
  expect(
    missingNumbers([
      [9, 91],
      [8, 91],
      [7, 93],
      [6, null],
    ]),
  ).toBe(1);
  expect(
    missingNumbers([
      [9, 91],
      [7, 92],
    ]),
  ).toBe(0);
  expect(missingNumbers([])).toBe(0);
});

it("neighbours follow the booklet, and end at its ends", () => {
  const items = [
    [30, 1],
    [10, 2],
    [20, 3],
  ] as const;
  expect(neighboursIn(items, 10)).toEqual({ previous: 30, next: 20 });
  expect(neighboursIn(items, 30)).toEqual({ previous: null, next: 10 });
  expect(neighboursIn(items, 20)).toEqual({ previous: 10, next: null });
  expect(neighboursIn(items, 99)).toEqual({ previous: null, next: null });
});
