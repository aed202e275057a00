import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { parseSearchAddress, searchAt } from "#app/features/bank/domain/search/read-address.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { proposedName, readSearchName, savedSearch } from "#app/features/questions/domain/saved-search.ts";
import { LONGEST_SEARCH_NAME } from "#app/features/questions/domain/saved-search-limits.ts";
import { anyFilters, anyText } from "./any-filters.ts";

describe("the name that is proposed for a search", () => {
  it.each([
    ["/questoes", "Todas as questões"],
    ["/questoes/ENEM/2019/fisica", "ENEM, Física, 2019"],
    ["/questoes?q=energia%20%20solar&ordem=dificeis", "“energia solar”, mais difíceis primeiro"],
    ["/questoes?minhas=erradas&origem=provas", "Errei, Provas reais"],
    ["/questoes?de=2010&ate=2019&tipo=discursiva", "2010 a 2019, Discursiva"],
  ])("%s is %s", (address, name) => {
    expect(proposedName(parseSearchAddress(address, seedCatalogue), seedCatalogue)).toBe(name);
  });

  it("is valid to store, whatever the search, and reports omissions", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const name = proposedName(filters, seedCatalogue);
        expect(name.length).toBeLessThanOrEqual(LONGEST_SEARCH_NAME);
        expect(readSearchName(name)).not.toBeNull();
      }),
    );
    const wide = parseSearchAddress(
      "/questoes?disciplina=fisica,quimica,biologia,matematica,historia,geografia,ingles",
      seedCatalogue,
    );
    expect(proposedName(wide, seedCatalogue)).toBe(
      "Biologia, Física, Geografia, História, Inglês, Matemática …",
    );
    expect(proposedName({ ...noFilters, text: "palavra ".repeat(90) }, seedCatalogue)).toMatch(
      /^“palavra .{10,50}…$/,
    );
  });
});

describe("a typed name", () => {
  it.each([
    ["  Física   do ENEM ", "Física do ENEM"],
    ["duas\nlinhas\u0000", "duas linhas"],
    ["a".repeat(60), "a".repeat(60)],
    ["a".repeat(61), null],
    ["", null],
    [" \u200b\u2060 ", null],
    ["📚", "📚"],
  ])("%j is stored as %j", (typed, name) => {
    expect(readSearchName(typed)).toBe(name);
  });

  it("never breaks a line and is never empty", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const name = readSearchName(typed);
        if (name === null) return;
        expect(name).toMatch(/^\S(?:[^\n\r]*\S)?$/u);
        expect(encodeURI(name)).not.toBe("");
      }),
    );
  });
});

describe("the address of a search", () => {
  it.each([
    "",
    "/",
    "/geral",
    "//evil.example",
    "https://evil.example/questoes",
    "/questoesx",
    "/questoes/nenhuma",
  ])("%j is none", (address) => {
    expect(searchAt(address, seedCatalogue)).toBeNull();
  });

  it("leads back to what makes it, and nowhere else", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = searchAddress(searchAt(searchAddress(filters), seedCatalogue) ?? noFilters);
        expect(address).toBe(searchAddress(filters));
        expect(address.startsWith("/questoes")).toBe(true);
      }),
    );
  });
});

it("a saved search is described by its filters where its name does not", () => {
  const kept = { id: "1", address: "/questoes/ENEM/2019" };
  expect(savedSearch({ ...kept, name: "Revisão" }, seedCatalogue).summary).toBe("ENEM, 2019");
  expect(savedSearch({ ...kept, name: "ENEM, 2019" }, seedCatalogue).summary).toBeNull();
});
