import { describe, expect, it } from "vitest";
import {
  countIn,
  type FacetCounts,
  panelsOf,
  panelsOfSearch,
} from "#app/features/bank/domain/facet-panels.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { Facets } from "#app/features/bank/domain/words/search-tokens.ts";

const hess: Facets = {
  institution: 9,
  subject: 11,
  year: 2019,
  topics: [11031],
  kind: "single-choice",
  difficulty: 2,
  officialDifficulty: null,
  answeredDifficulty: null,
  hasSolution: true,
  origin: "exam",
  skill: null,
  colours: [],
  number: 12,
};
const light: Facets = { ...hess, subject: 5, topics: [], difficulty: null, hasSolution: false };
const twenty = { from: 2020, to: 2020 };

function counted(...questions: Facets[]): Map<string, FacetCounts> {
  const panels = new Map<string, FacetCounts>();
  for (const each of questions) countIn(panels, each, 1);
  return panels;
}

describe("the panels a question is counted in", () => {
  it("are the eight of its institution, subject and year, each or any", () => {
    expect(panelsOf(hess)).toEqual([
      "9|11|2019",
      "9|11|*",
      "9|*|2019",
      "9|*|*",
      "*|11|2019",
      "*|11|*",
      "*|*|2019",
      "*|*|*",
    ]);
  });

  it("count every filter value it has", () => {
    const panels = counted(hess, light);
    expect(panels.get("*|*|*")).toEqual({
      p1: 2,
      o1: 2,
      i9: 2,
      s11: 1,
      s5: 1,
      y2019: 2,
      k1: 2,
      r1: 1,
      r0: 1,
      d2: 1,
      t11031: 1,
    });
    expect(panels.get("9|5|2019")).toEqual({ p1: 1, o1: 1, i9: 1, s5: 1, y2019: 1, k1: 1, r0: 1 });
    expect(panels.size).toBe(12);
  });

  it("return to zero when the question is removed again", () => {
    const panels = counted(hess);
    countIn(panels, hess, -1);
    expect(
      [...panels.values()].flatMap((counts) => Object.values(counts)).filter((count) => count !== 0),
    ).toEqual([]);
  });
});

describe("the panels a search shows counts from", () => {
  it("are those of everything where nothing is chosen", () => {
    expect(panelsOfSearch(noFilters)).toEqual({
      within: "*|*|*",
      institutions: "*|*|*",
      subjects: "*|*|*",
    });
  });

  it("leave out each group's own choice", () => {
    const asked = { ...noFilters, institutions: [9], subjects: [5], years: twenty };
    expect(panelsOfSearch(asked)).toEqual({
      within: "9|5|2020",
      institutions: "*|5|2020",
      subjects: "9|*|2020",
    });
  });

  it("are those of any where several are chosen, or a range of years", () => {
    const asked = { ...noFilters, institutions: [8, 9], subjects: [5, 11], years: { from: 2015, to: 2020 } };
    expect(panelsOfSearch(asked).within).toBe("*|*|*");
    expect(panelsOfSearch({ ...asked, institutions: [9] }).within).toBe("9|*|*");
  });

  it("are panels that its questions are counted in", () => {
    const asked = { ...noFilters, institutions: [9], subjects: [11], years: { from: 2019, to: 2019 } };
    expect(panelsOf(hess)).toEqual(expect.arrayContaining(Object.values(panelsOfSearch(asked))));
  });
});
