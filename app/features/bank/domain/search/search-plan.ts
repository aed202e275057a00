import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { countingTokens, panelsOfSearch, type SearchPanels } from "../facet-panels.ts";
import { ordRange } from "../ord.ts";
import { rankRange } from "../question-rank.ts";
import { isRanked, type Search, type SearchFilters } from "./filters/search-filters.ts";
import { clausesExpression, filterExpression, withinYears } from "./query/match-expression.ts";
import { readPage } from "./query/page-words.ts";
import { allWords, cluesOf } from "./query/pasted-text.ts";
import { type NamedQuestion, type Understood, understand } from "./query/understand.ts";
import { filterTiers, textTiers } from "./relevance-tiers.ts";
import type {
  KeyRange,
  LikenessList,
  Match,
  MatchList,
  PageStart,
  Searcher,
  SearchList,
} from "./search-list.ts";

export type MatchPlan<List extends SearchList = MatchList> = { list: List; asker: Searcher };

/** Total: none on later pages, by the list, by a panel, or by counting. */
type Count =
  | { kind: "none" }
  | { kind: "listed" }
  | { kind: "panel"; tokens: readonly string[] }
  | { kind: "matches"; match: Match };

export type SearchPlan = MatchPlan<SearchList> & {
  page: PageStart;
  count: Count;
  panels: SearchPanels;
  /** Facet counts: panels, a separate request, or none. */
  facets: "panels" | "matches" | "none";
  named: NamedQuestion;
  understood: Understood;
};

/** `now`: epoch seconds. */
type Scope = { userNum: number | null; now: number; catalogue: TopicCatalogue };

export function planSearch({ filters, page: words }: Search, { userNum, now, catalogue }: Scope): SearchPlan {
  const understood = understand(filters, catalogue);
  const asker = askerOf(filters, userNum, now);
  const list = likenessList(understood) ?? matchList(understood);
  const page = readPage(words, list);
  const facets = { none: "panels", unreadable: "matches", terms: "matches", pasted: "none" } as const;
  return {
    ...{ list, asker, page },
    count: page === null ? countOf(list, asker, understood) : { kind: "none" },
    panels: panelsOfSearch(understood.filters),
    // Panels do not know what only tokens say.
    facets: understood.extras.length > 0 ? "matches" : facets[understood.words.kind],
    named: page === null ? understood.named : { ord: null, itemCode: null },
    understood,
  };
}

/** Tiers of a list that continues in another. */
export function tiersOf(
  filters: SearchFilters,
  { catalogue }: Pick<Scope, "catalogue">,
  brief: boolean,
): readonly Match[] {
  const list = matchList(understand(filters, catalogue), brief);
  return list.kind === "tiers" ? list.tiers : [];
}

/** All matches, to practise or export; of a pasted text those with all its words. */
export function planMatches(filters: SearchFilters, { userNum, now, catalogue }: Scope): MatchPlan {
  return { asker: askerOf(filters, userNum, now), list: matchList(understand(filters, catalogue)) };
}

/** Without a reader, "minhas" has no effect. */
function askerOf({ mine }: SearchFilters, userNum: number | null, now: number): Searcher {
  return userNum === null ? { userNum, mine: null, now } : { userNum, mine, now };
}

function keysOf({ from, to }: SearchFilters["years"]): KeyRange {
  const range = ordRange(from, to);
  return { from: from === null ? null : range.from, before: to === null ? null : range.before };
}

function likenessList({ indexed, words }: Understood): LikenessList | null {
  if (words.kind !== "pasted") return null;
  const clues = cluesOf(words.text, filterExpression(indexed));
  return { kind: "likeness", clues, keys: keysOf(indexed.years) };
}

/** Those with all words, of which a pasted text has many. */
function textMatch({ words }: Understood, tokens: string): string | null {
  if (words.kind === "terms") return clausesExpression(words.clauses, tokens);
  return words.kind === "pasted" ? allWords(words.text, tokens) : null;
}

function matchList(understood: Understood, brief = false): MatchList {
  const { indexed, words, extras } = understood;
  const { order, years } = indexed;
  const tokens = filterExpression(indexed, extras);
  const keys = keysOf(years);
  if (words.kind === "unreadable") return { kind: "nothing" };
  const text = textMatch(understood, tokens);
  if (text !== null) {
    const match: Match = { index: "text", expression: text, keys };
    if (isRanked(order)) return { kind: "score", match, by: order };
    if (order === "newest" || words.kind !== "terms") return { kind: "key", match };
    const tiers = textTiers({ filters: indexed, tokens, clauses: words.clauses, brief });
    return { kind: "tiers", match, tiers: tiers.map((each) => ({ ...match, expression: each })) };
  }
  const match: Match = { index: "filter", expression: tokens, keys };
  if (order === "relevance") {
    const tiers = filterTiers(indexed, tokens);
    return { kind: "tiers", match, tiers: tiers.map((each) => ({ ...match, expression: each })) };
  }
  if (order === "newest") return { kind: "key", match };
  const expression = withinYears(tokens, years);
  return { kind: "key", match: { index: "rank", expression, keys: rankRange(order) } };
}

function countOf(list: SearchList, { mine }: Searcher, { filters, extras }: Understood): Count {
  switch (list.kind) {
    case "nothing":
    case "offers":
    case "likeness":
      return { kind: "listed" };
    case "score":
      return { kind: "listed" };
    case "tiers":
    case "key": {
      const isFiltered = list.match.index === "filter" && mine === null && extras.length === 0;
      const tokens = isFiltered ? countingTokens(filters) : null;
      return tokens ? { kind: "panel", tokens } : { kind: "matches", match: list.match };
    }
  }
}
