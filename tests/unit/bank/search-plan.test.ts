import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedCatalogue, seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { rankRange } from "#app/features/bank/domain/question-rank.ts";
import {
  firstPage,
  noFilters,
  type PageWords,
  type SearchFilters,
} from "#app/features/bank/domain/search/filters/search-filters.ts";
import { pageParameters } from "#app/features/bank/domain/search/query/page-words.ts";
import { readAddress } from "#app/features/bank/domain/search/read-address.ts";
import { TIER_SPAN } from "#app/features/bank/domain/search/search-list.ts";
import { planMatches, planSearch } from "#app/features/bank/domain/search/search-plan.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { anyFilters } from "./any-filters.ts";

const PIECE = "um trecho de questão com várias palavras";
const ord = 20250000123;

function plan(change: Partial<SearchFilters>, page: Partial<PageWords> = {}, userNum: number | null = 7) {
  const search = { filters: { ...noFilters, ...change }, page: { ...firstPage, ...page } };
  return planSearch(search, { userNum, now: 1, catalogue: seedCatalogue });
}

/** The index and the kind of a list: all that decides how it is run. */
function kindOf(change: Partial<SearchFilters>, userNum: number | null = 7): string {
  const { list } = plan(change, {}, userNum);
  return "match" in list ? `${list.kind} ${list.match.index}` : list.kind;
}

it("a place in a list by rank that is no number of it is unreadable: the list starts over", () => {
  for (const after of ["abc", "-1", "1e300", "0.5"])
    expect(plan({ order: "hardest" }, { after }).page, after).toBeNull();
});

describe("the list of a search", () => {
  it.each<[Partial<SearchFilters>, string]>([
    [{}, "tiers filter"],
    [{ order: "newest" }, "key filter"],
    [{ text: "hess" }, "tiers text"],
    [{ text: "enem 2019" }, "tiers filter"],
    [{ text: "hess", order: "newest" }, "key text"],
    [{ order: "hardest" }, "key rank"],
    [{ order: "answered", mine: "unanswered" }, "key rank"],
    [{ order: "answered", mine: "wrong" }, "key rank"],
    [{ order: "hardest", text: "hess" }, "score text"],
    [{ order: "hardest", text: PIECE }, "likeness"],
    [{ text: PIECE }, "likeness"],
    [{ text: `"${PIECE}"` }, "tiers text"],
    [{ text: "?!" }, "nothing"],
  ])("of %j is %s", (change, kind) => {
    expect(kindOf(change)).toBe(kind);
  });

  it("of a visitor is not narrowed to answers of their own", () => {
    expect(plan({ mine: "wrong" }, {}, null).asker).toEqual({ userNum: null, mine: null, now: 1 });
    expect(kindOf({ order: "answered", mine: "wrong" }, null)).toBe("key rank");
  });

  it("to practise or export has all words of a pasted text", () => {
    const { list } = planMatches(
      { ...noFilters, text: PIECE },
      { userNum: null, now: 1, catalogue: seedCatalogue },
    );
    expect(list).toMatchObject({ kind: "key", match: { index: "text" } });
  });

  it("also include the topics that were merged into the chosen one", () => {
    const merge = {
      num: 1,
      kind: "merge",
      topic: 5008,
      to: { name: "", subject: "fisica", into: 5071 },
    } as const;
    const catalogue = changedCatalogue([merge]);
    const search = readAddress({}, new URLSearchParams("assunto=5008"), catalogue);
    expect(search?.filters.topics).toEqual([5071]);
    const { list } = planMatches(search?.filters ?? noFilters, { userNum: null, now: 1, catalogue });
    expect(list).toMatchObject({ match: { expression: '("t5071" OR "t5008")' } });
  });
});

describe("the total of a search", () => {
  const year = { from: 2019, to: 2019 };
  it.each<[Partial<SearchFilters>, string]>([
    [{}, "panel p1"],
    [{ institutions: [9], subjects: [5], years: year }, "panel p1"],
    [{ institutions: [9], topics: [5008] }, "panel t5008"],
    [{ kinds: ["open", "right-wrong"] }, "panel k3,k2"],
    [{ solution: false }, "panel r0"],
    [{ order: "relevance" }, "panel p1"],
    [{ topics: [5008, 5071] }, "matches"],
    [{ colours: [1, 2] }, "matches"],
    [{ institutions: [8, 9] }, "matches"],
    [{ years: { from: 2018, to: 2019 } }, "matches"],
    [{ kinds: ["open"], solution: true }, "matches"],
    [{ mine: "wrong" }, "matches"],
    [{ order: "hardest" }, "matches"],
    [{ text: "hess" }, "matches"],
    [{ text: "hess", order: "relevance" }, "matches"],
    [{ text: "hess", order: "hardest" }, "listed"],
    [{ order: "hardest", mine: "right" }, "matches"],
    [{ text: PIECE }, "listed"],
    [{ text: "?!" }, "listed"],
  ])("of %j comes from %s", (change, source) => {
    const { count } = plan(change);
    expect(count.kind === "panel" ? `panel ${count.tokens}` : count.kind).toBe(source);
  });

  it("is not counted on later pages, which name no question first", () => {
    const later = plan({ text: "60083", order: "newest" }, { after: questionCode(ord) });
    expect([later.count, later.named]).toEqual([{ kind: "none" }, { ord: null, itemCode: null }]);
    expect(plan({ text: "60083" }).named.itemCode).toBe(60083);
  });
});

describe("the page of a search", () => {
  const rank = rankRange("answered").from + 2 ** 36;
  it.each<[Partial<SearchFilters>, Partial<PageWords>, unknown]>([
    [{}, {}, null],
    [{}, { after: String(TIER_SPAN + ord) }, { after: TIER_SPAN + ord }],
    [{}, { before: String(3 * TIER_SPAN + ord) }, { before: 3 * TIER_SPAN + ord }],
    [{}, { after: String(4 * TIER_SPAN) }, null],
    [{}, { after: questionCode(ord) }, null],
    [{ order: "newest" }, { after: questionCode(ord) }, { after: ord }],
    [{ order: "newest" }, { before: questionCode(ord) }, { before: ord }],
    [{ order: "newest" }, { after: "outra", before: questionCode(ord), place: "20" }, { before: ord }],
    [{ order: "answered" }, { after: String(rank) }, { after: rank }],
    [{ order: "hardest" }, { after: String(rank) }, null],
    [{ order: "answered" }, { after: "0", before: "1.5" }, null],
    [{ order: "answered" }, { after: "abc", before: String(2 ** 60) }, null],
    [{ text: "hess", order: "hardest" }, { place: "40" }, { place: 40 }],
    [{ text: "hess", order: "hardest" }, { after: questionCode(ord) }, null],
    [{ text: PIECE }, { place: "-20" }, null],
    [{ text: PIECE }, { place: "1.5" }, null],
    [{ text: "?!" }, { place: "20", after: questionCode(ord) }, null],
  ])("of %j that an address names by %j starts at %j", (change, words, start) => {
    expect(plan(change, words).page).toEqual(start);
  });

  it("leads to its neighbours by the words that they are read from", () => {
    const rows = [
      { ord: ord + 1, key: rank + 1 },
      { ord, key: rank },
    ];
    const both = { after: true, before: true };
    const next = `apos=${questionCode(ord)}`;
    expect(pageParameters(plan({ order: "newest" }), rows, both)).toEqual({
      next,
      previous: `antes=${questionCode(ord + 1)}`,
    });
    expect(pageParameters(plan({ order: "answered" }), rows, both)).toEqual({
      next: `apos=${rank}`,
      previous: `antes=${rank + 1}`,
    });
    const liked = (place: string) => pageParameters(plan({ text: PIECE }, { place }), rows, both);
    expect(liked("")).toEqual({ next: "lugar=20", previous: null });
    expect(liked("20")).toEqual({ next: "lugar=40", previous: "" });
    expect(liked("40")).toEqual({ next: "lugar=60", previous: "lugar=20" });
  });

  it("has no neighbours at the ends of a list, nor where nothing is listed", () => {
    const none = { next: null, previous: null };
    expect(pageParameters(plan({}), [{ ord }], { after: false, before: false })).toEqual(none);
    expect(pageParameters(plan({}), [], { after: true, before: true })).toEqual(none);
    expect(pageParameters(plan({ text: PIECE }), [], { after: false, before: false })).toEqual(none);
    expect(pageParameters(plan({ text: "?!" }), [], { after: false, before: false })).toEqual(none);
  });
});

it("the values of filters are counted by panels without a text, apart with one, and not at all beside a pasted one", () => {
  expect(["", "hess", "?!", PIECE].map((text) => plan({ text }).facets)).toEqual([
    "panels",
    "matches",
    "matches",
    "none",
  ]);
});

it("every search has a plan, and the same search the same plan", () => {
  fc.assert(
    fc.property(anyFilters, fc.option(fc.integer({ min: 1 })), (filters, userNum) => {
      const search = { filters, page: firstPage };
      const scope = { userNum, now: 1, catalogue: seedCatalogue };
      expect(planSearch(search, scope)).toEqual(planSearch(structuredClone(search), scope));
    }),
    { numRuns: 200 },
  );
});
