import fc from "fast-check";
import { expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { activeFilters } from "#app/features/bank/domain/search/filters/active-filters.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
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
  expect(activeFilters(filters, seedCatalogue).map(({ label }) => label)).toEqual([
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
  expect(activeFilters({ ...noFilters, institutions: [9], text: "luz" }, seedCatalogue)[0]?.address).toBe(
    "/questoes?q=luz",
  );
});

it("removes one filter at a time, and with a subject only its topics", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const active = activeFilters(filters, seedCatalogue);
      for (const { address } of active) {
        const rest = activeFilters(parseSearchAddress(address, seedCatalogue), seedCatalogue).length;
        expect(rest).toBeLessThanOrEqual(active.length - 1);
        expect(rest).toBeGreaterThanOrEqual(active.length - 1 - filters.topics.length);
      }
    }),
    { numRuns: 200 },
  );
});

it("values that are no longer in the catalogue can be removed all the same", () => {
  const filters = { ...noFilters, institutions: [999], subjects: [999], topics: [999_999] };
  expect(activeFilters(filters, seedCatalogue).map(({ label }) => label)).toEqual(["", "", ""]);
});
