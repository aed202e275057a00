import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchTitle } from "#app/features/bank/domain/search/search-title.ts";

const cases: [string, Partial<SearchFilters>][] = [
  ["Questões", {}],
  ["Questões de Física", { subjects: [5] }],
  ["Questões de Física e Química", { subjects: [5, 11] }],
  ["Questões de Artes, Biologia e Espanhol", { subjects: [1, 2, 3, 4] }],
  ["Questões de Física — ITA 2019", { subjects: [5], institutions: [9], years: { from: 2019, to: 2019 } }],
  ["Questões — IME e ITA 2015 a 2019", { institutions: [8, 9], years: { from: 2015, to: 2019 } }],
  ["Questões — desde 2015", { years: { from: 2015, to: null } }],
  ["Questões — até 2019", { years: { from: null, to: 2019 } }],
  ["Questões de Lei de Hess (Química)", { subjects: [11], topics: [11031] }],
  ["Questões de Lei de Hess", { topics: [11031] }],
  ["Questões: polímero", { text: "polímero" }],
  ["Questões — ENEM: polímero", { institutions: [4], text: "polímero" }],
  ["Questões", { institutions: [999], subjects: [999], topics: [999_999] }],
];

describe("the title of a search", () => {
  it.each(cases)("is %j", (title, change) => {
    expect(searchTitle({ ...noFilters, ...change }, seedCatalogue)).toBe(title);
  });

  it("shows sixty characters of a long text, none of them in half", () => {
    expect(searchTitle({ ...noFilters, text: "a".repeat(100) }, seedCatalogue)).toBe(
      `Questões: ${"a".repeat(60)}`,
    );
    expect(searchTitle({ ...noFilters, text: `${"a".repeat(59)}😀` }, seedCatalogue)).toBe(
      `Questões: ${"a".repeat(59)}`,
    );
  });
});
