import { describe, expect, it } from "vitest";
import {
  type Facets,
  facetTokens,
  indexTokens,
  token,
} from "#app/features/bank/domain/words/search-tokens.ts";

const facets: Facets = {
  institution: 9,
  subject: 11,
  year: 2019,
  topics: [11031, 11002],
  kind: "single-choice",
  difficulty: 2,
  officialDifficulty: 3,
  answeredDifficulty: 1,
  hasSolution: true,
  origin: "exam",
  skill: 317,
  colours: [2, 5],
  number: 45,
};

describe("the search tokens of a question", () => {
  it("are one for each thing it can be found by", () => {
    expect(facetTokens(facets)).toEqual([
      "p1",
      "i9",
      "s11",
      "y2019",
      "k1",
      "r1",
      "o1",
      "d2",
      "b3",
      "a1",
      "h317",
      "c2",
      "c5",
      "t11031",
      "t11002",
    ]);
  });

  it("have the number in the exam and the question itself besides, which no panel counts", () => {
    expect(indexTokens(20_190_000_012, facets)).toEqual([...facetTokens(facets), "n45", "q20190000012"]);
    expect(indexTokens(7, { ...facets, number: null })).toEqual([...facetTokens(facets), "q7"]);
  });

  it("leave out a difficulty that nobody judged, and say that there is no solution", () => {
    const bare: Facets = { ...facets, topics: [], difficulty: null, hasSolution: false, kind: "open" };
    Object.assign(bare, { origin: "generated", skill: null, colours: [] });
    Object.assign(bare, { officialDifficulty: null, answeredDifficulty: null });
    expect(facetTokens(bare)).toEqual(["p1", "i9", "s11", "y2019", "k3", "r0", "o3"]);
  });

  it("are different for every kind, and made of one letter and digits, as the index splits words", () => {
    const kinds = (["single-choice", "right-wrong", "open"] as const).map(token.kind);
    expect(kinds).toEqual(["k1", "k2", "k3"]);
    expect(facetTokens(facets).filter((each) => !/^[a-z]\d+$/.test(each))).toEqual([]);
  });
});
