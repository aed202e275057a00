import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { countingTokens, panelsOfSearch, type SearchPanels } from "../facet-panels.ts";
import { ordRange } from "../ord.ts";
import { rankRange } from "../question-rank.ts";
import { filterExpression, narrowed, withinYears } from "./match-expression.ts";
import { readPage } from "./page-words.ts";
import { cluesOf } from "./pasted-text.ts";
import { isRanked, type Search, type SearchFilters } from "./search-filters.ts";
import type {
  KeyRange,
  LikenessList,
  Match,
  MatchList,
  PageStart,
  Searcher,
  SearchList,
} from "./search-list.ts";
import { type NamedQuestion, type Understood, understand } from "./understand.ts";

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
};

type Scope = { userNum: number | null; catalogue: TopicCatalogue };

export function planSearch({ filters, page: words }: Search, { userNum, catalogue }: Scope): SearchPlan {
  const understood = understand(filters, catalogue);
  const asker = askerOf(filters, userNum);
  const list = likenessList(understood) ?? matchList(understood, asker);
  const page = readPage(words, list);
  const facets = { none: "panels", unreadable: "matches", terms: "matches", pasted: "none" } as const;
  return {
    ...{ list, asker, page },
    count: page === null ? countOf(list, asker, understood.filters) : { kind: "none" },
    panels: panelsOfSearch(understood.filters),
    facets: facets[understood.words.kind],
    named: page === null ? understood.named : { ord: null, itemCode: null },
  };
}

/** All matches, to practise or export; of a pasted text those with all its words. */
export function planMatches(filters: SearchFilters, { userNum, catalogue }: Scope): MatchPlan {
  const asker = askerOf(filters, userNum);
  return { asker, list: matchList(understand(filters, catalogue), asker) };
}

/** Without a reader, "minhas" has no effect. */
function askerOf({ mine }: SearchFilters, userNum: number | null): Searcher {
  return userNum === null ? { userNum, mine: null } : { userNum, mine };
}

function keysOf({ from, to }: SearchFilters["years"]): KeyRange {
  const range = ordRange(from, to);
  return { from: from === null ? null : range.from, before: to === null ? null : range.before };
}

function likenessList({ indexed, words }: Understood): LikenessList | null {
  if (words.kind !== "pasted") return null;
  return { kind: "likeness", clues: cluesOf(words, filterExpression(indexed)), keys: keysOf(indexed.years) };
}

function matchList({ indexed, words }: Understood, { mine }: Searcher): MatchList {
  const { order, years } = indexed;
  const tokens = filterExpression(indexed);
  const keys = keysOf(years);
  if (words.kind === "unreadable") return { kind: "nothing" };
  if (words.kind !== "none") {
    const match: Match = { index: "text", expression: narrowed(words.expression, tokens), keys };
    return order === "newest" ? { kind: "key", match } : { kind: "score", match, by: order };
  }
  const match: Match = { index: "filter", expression: tokens, keys };
  if (!isRanked(order)) return { kind: "key", match };
  // One reader's answers are few: sorted directly, without the rank index.
  if (mine === "right" || mine === "wrong") return { kind: "score", match, by: order };
  const expression = withinYears(tokens, years);
  return { kind: "key", match: { index: "rank", expression, keys: rankRange(order) } };
}

function countOf(list: SearchList, { mine }: Searcher, filters: SearchFilters): Count {
  switch (list.kind) {
    case "nothing":
    case "likeness":
      return { kind: "listed" };
    case "score":
      // By relevance only the newest matches are listed.
      return list.by === "relevance" ? { kind: "matches", match: list.match } : { kind: "listed" };
    case "key": {
      const tokens = list.match.index === "filter" && mine === null ? countingTokens(filters) : null;
      return tokens ? { kind: "panel", tokens } : { kind: "matches", match: list.match };
    }
  }
}
