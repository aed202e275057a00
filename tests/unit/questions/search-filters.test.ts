import { describe, expect, it } from "vitest";
import {
  activeFilterCount,
  arrangementOf,
  inOrder,
  noFilters,
  onlyOne,
  singleYear,
} from "#app/domain/questions/search-filters.ts";

describe("the filters of a search", () => {
  it("are counted one by one, the text aside", () => {
    expect(activeFilterCount(noFilters)).toBe(0);
    expect(activeFilterCount({ ...noFilters, text: "hess", order: "relevance" })).toBe(0);
    const all = {
      ...noFilters,
      institutions: [8, 9],
      subjects: [5],
      topics: [11031],
      kinds: ["open" as const],
      difficulties: [1, 2, 3],
      officialDifficulties: [3],
      answeredDifficulties: [1, 2],
      solution: false,
      mine: "wrong" as const,
    };
    expect(activeFilterCount(all)).toBe(13);
  });

  it("count a range of years as one, whichever end it has", () => {
    const ranges = [
      { from: 2015, to: 2019 },
      { from: 2015, to: null },
      { from: null, to: 2019 },
    ];
    expect(ranges.map((years) => activeFilterCount({ ...noFilters, years }))).toEqual([1, 1, 1]);
  });

  it("name a single year only where both ends are the same", () => {
    expect(singleYear({ ...noFilters, years: { from: 2019, to: 2019 } })).toBe(2019);
    expect(singleYear({ ...noFilters, years: { from: 2018, to: 2019 } })).toBeNull();
    expect(singleYear({ ...noFilters, years: { from: 2018, to: null } })).toBeNull();
    expect(singleYear(noFilters)).toBeNull();
  });

  it("stand by number or by letter, each once", () => {
    expect(inOrder([11031, 9001, 2, 11031, 10])).toEqual([2, 10, 9001, 11031]);
    expect(inOrder(["open", "right-wrong", "open"])).toEqual(["open", "right-wrong"]);
  });

  it("stand in order of relevance only where there is a text to be relevant to", () => {
    expect(arrangementOf({ ...noFilters, order: "relevance", text: "hess" })).toBe("score");
    expect(arrangementOf({ ...noFilters, order: "relevance" })).toBe("newest");
    expect(arrangementOf({ ...noFilters, text: "hess" })).toBe("newest");
  });

  it.each([
    [{ order: "hardest" }, "rank"],
    [{ order: "answered", mine: "unanswered" }, "rank"],
    [{ order: "answered", mine: "wrong" }, "score"],
    [{ order: "hardest", text: "hess" }, "score"],
    [{ order: "hardest", text: "um trecho de questão com várias palavras" }, "likeness"],
    [{ text: "um trecho de questão com várias palavras" }, "likeness"],
    [{ text: '"um trecho de questão com várias palavras"' }, "newest"],
  ] as const)("of %j come about by %s", (change, arrangement) => {
    expect(arrangementOf({ ...noFilters, ...change })).toBe(arrangement);
  });

  it("name one value only where there is just one", () => {
    expect(onlyOne([7])).toBe(7);
    expect(onlyOne([7, 8])).toBeNull();
    expect(onlyOne([])).toBeNull();
  });
});
