import { describe, expect, it } from "vitest";
import { changedCatalogue, seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { firstPage, noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { planSearch } from "#app/features/bank/domain/search/search-plan.ts";

const CRASE = 10018;

function best(text: string, catalogue = seedCatalogue): string {
  const search = { filters: { ...noFilters, text }, page: firstPage };
  const { list } = planSearch(search, { userNum: null, now: 1, catalogue });
  return list.kind === "tiers" ? (list.tiers[0]?.expression ?? "") : "";
}

describe("the best matches of a text", () => {
  it("have a name of several words as a phrase", () => {
    expect(best("função afim")).toContain('meta : ("t9026") AND (stems : "funca afim")');
  });

  it("have either of two names that are searched together", () => {
    const either = best("charge e tirinha");
    expect(either).toContain('stems : (("charg") OR ("tirinh"))');
    expect(either).toContain('(gist : "charg" OR gist : "tirinh")');
  });

  it("have the loose words beside two names, which have none in common", () => {
    expect(best("charge e tirinha xilofone")).toContain('gist : "xilofon"');
  });

  it("have the topic alone, where its name is of small words only", () => {
    const to = { name: "Por que", subject: "portugues", into: null } as const;
    const renamed = changedCatalogue([{ num: 1, kind: "rename", topic: CRASE, to }]);
    expect(best("por que", renamed)).toMatch(/^\(meta : \("t10018"\) AND .* AND meta : \("t10018"\)\)$/);
  });

  it("never have a topic whose name has no word", () => {
    const to = { name: "?!", subject: "portugues", into: null } as const;
    const renamed = changedCatalogue([{ num: 1, kind: "rename", topic: CRASE, to }]);
    expect(best("?!", renamed)).toBe("");
  });
});

it("facets are of the matches, where the text says what panels do not know", () => {
  const facets = (text: string) =>
    planSearch(
      { filters: { ...noFilters, text }, page: firstPage },
      { userNum: null, now: 1, catalogue: seedCatalogue },
    ).facets;
  expect([facets("enem difícil"), facets("enem 2019")]).toEqual(["matches", "panels"]);
});
