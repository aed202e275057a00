import { describe, expect, it } from "vitest";
import {
  inOrder,
  noFilters,
  onlyOne,
  singleYear,
} from "#app/features/bank/domain/search/filters/search-filters.ts";

describe("the filters of a search", () => {
  it("name a single year only where both ends are the same", () => {
    expect(singleYear({ ...noFilters, years: { from: 2019, to: 2019 } })).toBe(2019);
    expect(singleYear({ ...noFilters, years: { from: 2018, to: 2019 } })).toBeNull();
    expect(singleYear({ ...noFilters, years: { from: 2018, to: null } })).toBeNull();
    expect(singleYear(noFilters)).toBeNull();
  });

  it("are by number or by letter, each once", () => {
    expect(inOrder([11031, 9001, 2, 11031, 10])).toEqual([2, 10, 9001, 11031]);
    expect(inOrder(["open", "right-wrong", "open"])).toEqual(["open", "right-wrong"]);
  });

  it("name one value only where there is just one", () => {
    expect(onlyOne([7])).toBe(7);
    expect(onlyOne([7, 8])).toBeNull();
    expect(onlyOne([])).toBeNull();
  });
});
