import fc from "fast-check";
import { expect, it } from "vitest";
import { activeFilters } from "#app/domain/questions/active-filters.ts";
import { parseSearchAddress } from "#app/domain/questions/search-address.ts";
import { activeFilterCount, noFilters } from "#app/domain/questions/search-filters.ts";
import { anyFilters } from "./any-filters.ts";

it("names each filter in force, with the search without it", () => {
  const filters = {
    ...noFilters,
    text: "luz",
    institutions: [9],
    years: { from: 2015, to: null },
    origins: ["exam" as const],
    skills: [317],
    colours: [2],
    solution: true,
    difficulties: [1],
    officialDifficulties: [2],
    answeredDifficulties: [3],
  };
  expect(activeFilters(filters).map(({ label }) => label)).toEqual([
    "Provas reais",
    "ITA",
    "desde 2015",
    "Fácil",
    "Média pelo INEP (TRI)",
    "Difícil pelas respostas",
    "Com resolução",
    "H17 de Ciências da Natureza",
    "Caderno amarelo",
  ]);
  expect(activeFilters({ ...noFilters, institutions: [9], text: "luz" })[0]?.address).toBe("/questoes?q=luz");
});

it("takes away one filter at a time, and no other but topics that go with their subject", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const active = activeFilters(filters);
      expect(active.length).toBe(activeFilterCount(filters));
      for (const { address } of active) {
        const rest = activeFilterCount(parseSearchAddress(address));
        expect(rest).toBeLessThanOrEqual(active.length - 1);
        expect(rest).toBeGreaterThanOrEqual(active.length - 1 - filters.topics.length);
      }
    }),
    { numRuns: 200 },
  );
});
