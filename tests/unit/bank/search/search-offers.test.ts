import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import {
  firstPage,
  noFilters,
  type SearchFilters,
} from "#app/features/bank/domain/search/filters/search-filters.ts";
import { correctedText } from "#app/features/bank/domain/search/query/correct-query.ts";
import { partialQueries } from "#app/features/bank/domain/search/query/partial-queries.ts";
import { readQuery } from "#app/features/bank/domain/search/query/read-query.ts";
import { textWithout, understand } from "#app/features/bank/domain/search/query/understand.ts";
import {
  correctedOffer,
  countedRoots,
  partialOffers,
} from "#app/features/bank/domain/search/search-offers.ts";
import { planSearch } from "#app/features/bank/domain/search/search-plan.ts";

const scope = { userNum: null, now: 1, catalogue: seedCatalogue };

function corrected(text: string): string | null {
  return correctedText(text, readQuery(text, seedCatalogue), seedCatalogue);
}

function partial(text: string, counts: Record<string, number> = {}): string[] {
  const parts = readQuery(text, seedCatalogue);
  return partialQueries(text, parts, new Map(Object.entries(counts))).map((each) => each.text);
}

function offers(change: Partial<SearchFilters>) {
  const filters = { ...noFilters, ...change };
  const plan = planSearch({ filters, page: firstPage }, scope);
  return {
    corrected: correctedOffer(filters, plan, scope),
    partial: partialOffers(filters, plan, { ...scope, counts: new Map() }),
    counted: countedRoots(plan),
  };
}

describe("a typing error", () => {
  it.each([
    ["logarimtos", "logaritmos"],
    ["estequiometira", "estequiometria"],
    ["leis de nweton", "leis de newton"],
    ["fotosintese enem", "fotossintese enem"],
    ["energia cinetca", "energia cinetica"],
    ["xogaritmos", "logaritmos"],
  ])("in %j is corrected to %j", (text, meant) => {
    expect(corrected(text)).toBe(meant);
  });

  it.each([
    "logaritmos",
    "enem 2019",
    "palavrararissima",
    "xyz",
    "3x3",
    "ab xi",
    "zq xw",
    '"logarimtos"',
    "$\\frac{1}{2}$",
  ])("is none in %j", (text) => {
    expect(corrected(text)).toBeNull();
  });

  it("may be a word cut short, which its neighbour completes", () => {
    expect(corrected("engen genetica")).toBe("engenharia genetica");
  });
});

describe("what is left out", () => {
  it("removes the asterisk with its word", () => {
    expect(textWithout("xilof* logaritmos", [{ from: 0, to: 5 }])).toBe("logaritmos");
    expect(textWithout("logaritmos xilof* enem", [{ from: 11, to: 16 }])).toBe("logaritmos enem");
    for (const text of partial("logaritmos xilof* zabumb*")) expect(text).not.toMatch(/(^|\s)\*/);
  });

  it("is a loose word before what is understood, a detail before an exam, and an exam before the topic", () => {
    expect(partial("logaritmos xilofone enem 2019")[0]).toBe("logaritmos enem 2019");
    expect(partial("logaritmos enem 2019").slice(0, 2)).toEqual(["logaritmos enem", "logaritmos 2019"]);
    expect(partial("logaritmos difícil enem")[0]).toBe("logaritmos enem");
  });

  it("is first a word that no question has, then the commonest", () => {
    expect(partial("xilofone sapo lagoa", { sap: 3, lago: 90, sapo: 3, lagoa: 90 })[0]).toBe("sapo lagoa");
  });

  it("is first all words that no question has, where there are several", () => {
    expect(partial("logaritmos xilofone zabumba", { sap: 3 })[0]).toBe("logaritmos");
    expect(partial("xilofone zabumba", { sap: 3 })).toEqual(["xilofone", "zabumba"]);
  });

  it("is one of two topics, with or without the words beside them", () => {
    expect(partial("crase função afim").slice(0, 2)).toEqual(["função afim", "crase"]);
    expect(partial("lagoa charge crase")).toEqual(
      expect.arrayContaining(["charge crase", "lagoa crase", "lagoa charge", "charge", "crase"]),
    );
  });

  it("leaves the words of a topic one by one, and nothing of a single word", () => {
    expect(partial("tirinha charge")).toContain("tirinha");
    expect(partial("xilofone")).toEqual([]);
  });

  it("leaves no dangling word", () => {
    const text = "crase do enem de 2019";
    const parts = readQuery(text, seedCatalogue).filter(
      ({ kind }) => kind === "years" || kind === "institution",
    );
    expect(textWithout(text, parts)).toBe("crase");
  });
});

describe("another search in place of one that finds nothing", () => {
  it("is the corrected one, then one with beginnings of words, then those with less", () => {
    expect(offers({ text: "logarimtos xilofone" }).corrected).toMatchObject({
      kind: "corrected",
      filters: { text: "logaritmos xilofone" },
    });
    const { partial: found } = offers({ text: "logaritmos xilofone" });
    expect(found.map(({ kind }) => kind)).toEqual(["beginnings", ...found.slice(1).map(() => "partial")]);
    expect(found[1]).toMatchObject({ without: ["xilofone"], filters: { text: "logaritmos" } });
    expect(found.flatMap(({ tiers }) => tiers).length).toBeLessThanOrEqual(24);
  });

  it("are none for verbatim words, another order, or a search without words", () => {
    expect(offers({ text: "logarimtos", literal: true }).corrected).toBeNull();
    expect(offers({ text: "logarimtos", order: "newest" })).toEqual({
      corrected: null,
      partial: [],
      counted: [],
    });
    expect(offers({ text: "enem 2019" })).toEqual({ corrected: null, partial: [], counted: [] });
  });

  it("opens only loose words, and those that are closed", () => {
    const kinds = (text: string) => offers({ text }).partial.map(({ kind }) => kind);
    expect(kinds("crase função afim")).not.toContain("beginnings");
    expect(kinds("crase xilofone*")).not.toContain("beginnings");
    expect(offers({ text: "xilofone* zabumba" }).partial[0]).toMatchObject({
      kind: "beginnings",
      filters: { text: "xilofone* zabumba*" },
    });
  });

  it("needs the number of questions only of several loose words", () => {
    expect(offers({ text: "xilofone" }).counted).toEqual([]);
    expect(offers({ text: "xilofone zabumba enem" }).counted).toEqual(["xilofon", "zabumb"]);
  });
});

describe("words that became filters", () => {
  it("are gone from the text, and can be restored one by one", () => {
    const { filters, described } = understand({ ...noFilters, text: "crase enem 2019" }, seedCatalogue);
    expect(filters).toMatchObject({ text: "crase", institutions: [4], years: { from: 2019, to: 2019 } });
    expect(described.map(({ label, without }) => [label, without.text])).toEqual([
      ["Crase", "enem 2019"],
      ["ENEM", "crase 2019"],
      ["2019", "crase enem"],
    ]);
  });

  it("are words where a filter of their kind is chosen already, and idle where it is the same", () => {
    const ita = { ...noFilters, institutions: [9] };
    expect(understand({ ...ita, text: "enem crase" }, seedCatalogue).filters.institutions).toEqual([9]);
    expect(understand({ ...ita, text: "enem crase" }, seedCatalogue).words).toMatchObject({
      clauses: { length: 2 },
    });
    expect(understand({ ...ita, text: "ita crase" }, seedCatalogue).filters.text).toBe("crase");
  });

  it("match a difficulty by any source, any booklet's number, and either of two topics", () => {
    const read = (text: string) => understand({ ...noFilters, text }, seedCatalogue);
    expect(read("difícil questão 45").extras).toEqual([["d3", "b3", "a3"], ["n45"]]);
    expect(read("pa e pg").words).toMatchObject({ clauses: [{ kind: "concept", topics: [9058, 9059] }] });
    expect(read("crase pg").words).toMatchObject({ clauses: { length: 2 } });
  });
});
