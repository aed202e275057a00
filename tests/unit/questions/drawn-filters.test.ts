import { describe, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { drawnFilters } from "#app/features/bank/domain/search/query/drawn-filters.ts";

describe("a draw", () => {
  it("draws no generated question without a named origin", () => {
    expect(drawnFilters(noFilters)).toEqual({ ...noFilters, origins: ["exam", "authored"] });
  });

  it.each([[["generated"]], [["exam", "generated"]], [["authored"]]] as const)(
    "draws %s on request",
    (origins) => {
      const asked = { ...noFilters, origins: [...origins] };
      expect(drawnFilters(asked)).toEqual(asked);
    },
  );
});
