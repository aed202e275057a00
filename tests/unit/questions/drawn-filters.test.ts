import { describe, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { drawnFilters } from "#app/features/bank/domain/search/query/drawn-filters.ts";

describe("a draw", () => {
  it("takes no generated question where nobody names an origin", () => {
    expect(drawnFilters(noFilters)).toEqual({ ...noFilters, origins: ["exam", "authored"] });
  });

  it.each([[["generated"]], [["exam", "generated"]], [["authored"]]] as const)(
    "takes %s where they are asked for",
    (origins) => {
      const asked = { ...noFilters, origins: [...origins] };
      expect(drawnFilters(asked)).toEqual(asked);
    },
  );
});
