import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { Match } from "#app/features/bank/domain/search/search-list.ts";
import { planMatches } from "#app/features/bank/domain/search/search-plan.ts";
import { indexedWords } from "#app/features/bank/domain/words/indexed-words.ts";
import { anyFilters, anyText } from "./any-filters.ts";

const database = new DatabaseSync(":memory:");
const baseline = new URL("../../../migrations/202611271705_create_bank.sql", import.meta.url);
database.exec(readFileSync(baseline, "utf8"));
afterAll(() => database.close());

const bank = [
  [1, "A Lei de Hess e a entalpia da reação", "p1 i9 s11 y2019 k1 r1 d2 t11031"],
  [2, "Física moderna: o efeito fotoelétrico", "p1 i9 s5 y2020 k1 r0 d3"],
  [3, "A reação do governo e a lei", "p1 i4 s7 y2021 k3 r1"],
] as const;
const insertText = database.prepare(
  "INSERT INTO question_search (rowid, body, stems, gist, meta) VALUES (?, ?, ?, ?, ?)",
);
const insertFilter = database.prepare("INSERT INTO question_filter (rowid, meta) VALUES (?, ?)");
for (const [ord, body, meta] of bank) {
  const { stems, gist } = indexedWords({ statement: body, alternatives: [] });
  insertText.run(ord, body, stems, gist, meta);
  insertFilter.run(ord, meta);
}

function filters(change: Partial<SearchFilters>): SearchFilters {
  return { ...noFilters, ...change };
}

/** What a search matches, newest first; null where it matches nothing. */
function matchOf(asked: SearchFilters, order: SearchFilters["order"] = "newest"): Match | null {
  const { list } = planMatches({ ...asked, order }, { userNum: null, now: 1, catalogue: seedCatalogue });
  return list.kind === "nothing" ? null : list.match;
}

/** The questions a search finds in the small bank above. */
function found(asked: SearchFilters): number[] {
  const match = matchOf(asked);
  if (!match) return [];
  const table = match.index === "text" ? "question_search" : "question_filter";
  const rows = database
    .prepare(`SELECT rowid AS ord FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid`)
    .all(match.expression);
  return rows.map(({ ord }) => Number(ord));
}

describe("a search by text", () => {
  it.each([
    ["lei", [1, 3]],
    ["LEI reacao", [1, 3]],
    ["lei hess", [1]],
    ["fisica", [2]],
    ["FOTOELÉTRICO", [2]],
    ["foto", []],
    ["foto*", [2]],
    ["ent*", [1]],
    ["en*", []],
    ['"lei de hess"', [1]],
    ['"de lei hess"', []],
    ["“efeito fotoelétrico” moderna", [2]],
    ['"lei" governo', [3]],
    ["governo AND fisica", []],
    ["lei - de : (hess)", [1]],
    ["xilofone", []],
    ["mo", []],
    ["com", []],
    ["moder com", []],
    ["modern", [2]],
    ["...", []],
    ['""', []],
  ])("for %j finds the questions %j", (text, ords) => {
    expect(found(filters({ text }))).toEqual(ords);
  });

  it("finds nothing, and queries nothing, where the text has no word", () => {
    expect(matchOf(filters({ text: '"!?" *' }))).toBeNull();
  });

  it("is narrowed by filters", () => {
    expect(found(filters({ text: "lei", institutions: [9] }))).toEqual([1]);
    expect(found(filters({ text: "lei", kinds: ["open"] }))).toEqual([3]);
    expect(found(filters({ text: "k3" }))).toEqual([]);
  });
});

describe("a search by filters", () => {
  it("without any filter matches every question", () => {
    expect(matchOf(noFilters)).toMatchObject({ index: "filter", expression: '"p1"' });
    expect(found(noFilters)).toEqual([1, 2, 3]);
  });

  it("matches any value of one filter and all filters together", () => {
    expect(found(filters({ subjects: [5, 11] }))).toEqual([1, 2]);
    expect(found(filters({ subjects: [5, 11], difficulties: [2] }))).toEqual([1]);
    expect(found(filters({ institutions: [9], solution: false }))).toEqual([2]);
    expect(found(filters({ solution: true }))).toEqual([1, 3]);
    expect(found(filters({ topics: [11031], institutions: [4] }))).toEqual([]);
  });

  it("writes each value as a quoted token", () => {
    const asked = filters({
      institutions: [4, 9],
      topics: [11031],
      kinds: ["right-wrong"],
      difficulties: [3],
    });
    expect(matchOf(asked)?.expression).toBe('("i4" OR "i9") AND ("t11031") AND ("k2") AND ("d3")');
  });
});

/** Quoted words, columns, operators and brackets: nothing that a person typed is unquoted. */
const WELL_FORMED =
  /^(?:"[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*"(?: \*)?|body|stems|gist|meta|AND|OR|NOT|NEAR|[():, ]|\d+)*$/u;

describe("the expression of a search", () => {
  it("contains quoted words only, whatever 10,000 people type", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const match = matchOf(filters({ text, institutions: [9] }));
        return match === null || WELL_FORMED.test(match.expression);
      }),
      { numRuns: 10_000 },
    );
  });

  it("is one that the index understands, with any filters", () => {
    fc.assert(
      fc.property(anyFilters, (asked) => {
        expect(matchOf(asked)?.expression ?? '"p1"').toMatch(WELL_FORMED);
        expect(() => found(asked)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it("is understood with every topic of the catalogue in it", () => {
    const topics = seedCatalogue.topics.map(({ id }) => id);
    expect(topics.length).toBeGreaterThan(500);
    expect(found(filters({ topics, text: "lei" }))).toEqual([1]);
  });

  it("stays short for the longest text", () => {
    const text = "palavra ".repeat(1250);
    expect(matchOf(filters({ text }))?.expression).toBe('body : ("palavra")');
  });
});

describe("a search in an index that is not in the order of years", () => {
  const ranked = (from: number | null, to: number | null) =>
    matchOf(filters({ subjects: [5], years: { from, to } }), "answered")?.expression;

  it("names each year it may find", () => {
    expect(ranked(2019, 2021)).toBe('("s5") AND ("y2019" OR "y2020" OR "y2021")');
    expect(ranked(2020, 2020)).toBe('("s5") AND ("y2020")');
  });

  it("names the years from one on, or up to one, and none where any will do", () => {
    expect(ranked(2020, null)).toMatch(/^\("s5"\) AND \("y2020" OR .* OR "y2100"\)$/);
    expect(ranked(null, 1901)).toBe('("s5") AND ("y1900" OR "y1901")');
    expect(ranked(null, null)).toBe('("s5")');
  });
});
