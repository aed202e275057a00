import { describe, expect, it, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { templateQuestions } from "#app/features/bank/domain/exams/exam-template.ts";
import { examTemplateOf, examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import {
  blueprintQuery,
  emptyLine,
  fittedLines,
  readBlueprint,
  readCount,
  seedOf,
} from "#app/features/lists/domain/blueprint.ts";
import { type DrawCandidate, drawLine, mixed, neededOf, yearParts } from "#app/features/lists/domain/draw.ts";
import { drawnCodes, readDrawn } from "#app/features/lists/domain/drawn-codes.ts";
import { examLines } from "#app/features/lists/domain/exam-lines.ts";

const line = (count: number, filters: Partial<typeof noFilters> = {}) => ({
  count,
  filters: { ...noFilters, order: "newest" as const, ...filters },
});

test("a blueprint is read back from its own address, and nothing else is", () => {
  const blueprint = {
    lines: [line(20, { subjects: [9] }), line(5, { institutions: [4], years: { from: 2015, to: 2019 } })],
    mine: "wrong" as const,
    repeats: true,
    training: true,
    seed: 77,
  };
  expect(readBlueprint(blueprintQuery(blueprint), seedCatalogue)).toEqual(blueprint);
  const unread = { ...blueprint, mine: "unanswered" as const, repeats: false, training: false, seed: 0 };
  expect(readBlueprint(blueprintQuery(unread), seedCatalogue)).toEqual(unread);
  const hostile = new URLSearchParams("linha=x&linha=0+/questoes&linha=9+/outra&semente=-1&minhas=certas");
  expect(readBlueprint(hostile, seedCatalogue)).toEqual({
    lines: [],
    mine: null,
    repeats: false,
    training: false,
    seed: 0,
  });
  expect(readBlueprint(blueprintQuery({ ...unread, mine: null, lines: [] }), seedCatalogue).mine).toBeNull();
});

test("a blueprint has at most 180 questions in 12 lines", () => {
  expect(fittedLines([line(150), line(90), line(3)]).map(({ count }) => count)).toEqual([150, 30]);
  expect(fittedLines(Array.from({ length: 20 }, () => emptyLine))).toHaveLength(12);
  for (const digits of ["00000000", "ffffffff", "0fa3bc12"]) {
    expect(seedOf(digits)).toBeGreaterThan(0);
    expect(seedOf(digits)).toBeLessThan(1_000_000);
  }
});

test("a template's lines name searches of the bank, in the language that was chosen", () => {
  for (const template of examTemplates) {
    const lines = examLines(template, null);
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(templateQuestions(template));
    expect(fittedLines(lines)).toEqual(lines);
    for (const [at, { filters }] of lines.entries()) {
      expect(filters.institutions).toEqual([expect.any(Number)]);
      const section = template.sections[at];
      const subjects = section?.isLanguage ? 1 : section?.subjects.length;
      expect(filters.subjects.filter((each) => each > 0)).toHaveLength(subjects ?? 0);
    }
  }
  const enem = examTemplateOf("enem-1");
  const first = (language: string | null) => enem && examLines(enem, language)[0]?.filters.subjects;
  expect([first(null), first("espanhol"), first("latim")]).toEqual([[8], [3], [8]]);
});

describe("the years of a line", () => {
  it.each([
    [{ from: null, to: null }, 6],
    [{ from: 2018, to: 2020 }, 3],
    [{ from: 2020, to: 2020 }, 1],
    [{ from: null, to: 2010 }, 6],
    [{ from: 2030, to: null }, 1],
  ])("%j are %i parts without gaps", (years, count) => {
    const parts = yearParts(line(5, { years }), 2026, 9);
    expect(parts).toHaveLength(count);
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([years.from, years.to]);
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      if (next) expect(next.from).toBe((part.to ?? 0) + 1);
      if (part.from !== null) expect(part.startYear).toBeGreaterThanOrEqual(part.from);
      if (part.to !== null) expect(part.startYear).toBeLessThanOrEqual(part.to);
    }
  });
});

describe("drawing", () => {
  const candidates: DrawCandidate[] = Array.from({ length: 30 }, (_, index) => ({
    ord: 100 + index,
    part: index % 3,
  }));

  it("is the same for the same seed, balanced, and repeats none", () => {
    const taken = new Set<number>();
    const one = drawLine(candidates, { count: 9, seed: 5, taken });
    expect(drawLine(candidates, { count: 9, seed: 5, taken: new Set() })).toEqual(one);
    expect(drawLine(candidates, { count: 9, seed: 6, taken: new Set() })).not.toEqual(one);
    const parts = one.map((ord) => ord % 3);
    expect([0, 1, 2].map((part) => parts.filter((each) => each === part).length)).toEqual([3, 3, 3]);
    expect([...taken].sort()).toEqual([...one].sort());
    const rest = drawLine(candidates, { count: 40, seed: 5, taken });
    expect(new Set([...one, ...rest]).size).toBe(30);
    expect(drawLine([], { count: 3, seed: 1, taken })).toEqual([]);
  });

  it("requests what earlier lines of the same subject may use besides", () => {
    const lines = [
      line(10, { subjects: [5] }),
      line(4, { subjects: [9] }),
      line(3, { subjects: [5, 9] }),
      line(2),
    ];
    expect(lines.map((_, at) => neededOf(lines, at))).toEqual([10, 4, 17, 19]);
    expect(neededOf(lines, 9)).toBe(0);
  });

  it("mixes numbers evenly", () => {
    const counts = new Array(8).fill(0);
    for (let index = 0; index < 8000; index++) counts[mixed(1, index) % 8]++;
    expect(Math.min(...counts)).toBeGreaterThan(850);
  });
});

test("what was drawn is read back from an address, line by line", () => {
  const drawn = [[20190000001, 20190000002], [], [20200000003]];
  expect(readDrawn(drawnCodes(drawn))).toEqual(drawn);
  expect(readDrawn("")).toEqual([]);
  expect(readDrawn("nada.x-y")).toEqual([]);
});

test("a count is a number of at most three digits", () => {
  expect(["12", "999", "", "x", "1e3", "-1"].map(readCount)).toEqual([12, 180, 0, 0, 0, 0]);
});
