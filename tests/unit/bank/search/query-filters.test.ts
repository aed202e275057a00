import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { understand } from "#app/features/bank/domain/search/query/understand.ts";

function read(text: string, chosen: Partial<SearchFilters> = {}) {
  return understand({ ...noFilters, ...chosen, text }, seedCatalogue);
}

describe("words that name a filter", () => {
  it.each<[string, Partial<SearchFilters>]>([
    ["enem", { institutions: [4] }],
    ["matemática", { subjects: [9] }],
    ["discursiva", { kinds: ["open"] }],
    ["autorais", { origins: ["authored"] }],
    ["com resolução", { solution: true }],
    ["h17", { skills: [117, 217, 317, 417] }],
    ["h17 de matemática", { skills: [417] }],
    ["enem caderno azul", { institutions: [4], colours: [1] }],
    ["fuvest 2012", { institutions: [26], years: { from: 2012, to: 2012 } }],
  ])("%j become it", (text, asked) => {
    expect(read(text).filters).toEqual({ ...noFilters, ...asked, text: "" });
  });

  it("make one range of two years, wherever these are", () => {
    expect(read("2018 fuvest 2015").filters.years).toEqual({ from: 2015, to: 2018 });
  });

  it.each<[string, Partial<SearchFilters>]>([
    ["enem", { institutions: [9] }],
    ["matemática", { subjects: [5] }],
    ["discursiva", { kinds: ["single-choice"] }],
    ["autorais", { origins: ["exam"] }],
    ["resolvidas", { solution: false }],
    ["h17", { skills: [101] }],
    ["caderno azul", { colours: [2] }],
    ["entre 2010 e 2012", { years: { from: null, to: 2005 } }],
    ["entre 2010 e 2012", { years: { from: 2015, to: null } }],
  ])("%j stay words beside a filter of their kind", (text, chosen) => {
    const { filters, described } = read(text, chosen);
    expect(filters).toEqual({ ...noFilters, ...chosen, text });
    expect(described).toEqual([]);
  });
});

describe("the chips of a text", () => {
  it.each([
    ["unicamp discursiva autoral", ["Unicamp", "Discursiva", "Autorais"]],
    ["química com resolução", ["Química", "Com resolução"]],
    ["enem h17", ["ENEM", "Habilidade 17"]],
    ["enem h17 de matemática", ["ENEM", "H17 de Matemática"]],
    ["caderno azul enem", ["Caderno azul", "ENEM"]],
    ["questão 45 enem 2019", ["Questão 45", "ENEM", "2019"]],
    ["difícil crase", ["Difícil", "Crase"]],
  ])("of %j are %j", (text, labels) => {
    expect(read(text).described.map(({ label }) => label)).toEqual(labels);
  });
});
