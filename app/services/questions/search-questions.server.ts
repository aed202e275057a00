import type { Viewer } from "#app/access/viewer.ts";
import { type FacetCounts, panelsOfSearch, type SearchPanels } from "#app/domain/questions/facet-panels.ts";
import type { SearchFilters } from "#app/domain/questions/search-filters.ts";
import { token } from "#app/domain/questions/search-tokens.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import {
  countMatches,
  matchingQuestions,
  type SearchCursor,
  type SearchRow,
} from "#app/queries/questions/search.server.ts";
import type { Deps } from "../deps.ts";

/** Questions on a page. */
export const PAGE_SIZE = 20;
/** Matches are counted up to this many: "mais de 100". */
export const COUNT_CAP = 100;

export type SearchPage = {
  rows: SearchRow[];
  /** Whether the list goes on after the page, and before it. */
  more: { after: boolean; before: boolean };
  /** Exact up to the cap, or the panel's exact number; null on later pages, which do not count. */
  total: { count: number; capped: boolean } | null;
  /** Counts per filter value within the chosen institution, subject and year, by group. */
  counts: Record<keyof SearchPanels, FacetCounts>;
};

/**
 * The counts of the search's own panel that together tell how many match: where one institution, subject and year at most
 * are asked for, and beyond them values of one kind that no question has two of. Null where no panel can tell.
 */
function panelTokens(filters: SearchFilters): string[] | null {
  const { institutions, subjects, years, topics, solution } = filters;
  const fits = institutions.length <= 1 && subjects.length <= 1 && years.from === years.to;
  if (!fits || filters.text !== "" || filters.mine !== null || topics.length > 1) return null;
  const beyond = [
    topics.map(token.topic),
    filters.kinds.map(token.kind),
    filters.difficulties.map(token.difficulty),
    filters.origins.map(token.origin),
    filters.skills.map(token.skill),
    filters.colours.map(token.colour),
    solution === null ? [] : [token.solution(solution)],
  ].filter((tokens) => tokens.length > 0);
  return beyond.length > 1 ? null : (beyond[0] ?? [token.every]);
}

/** A page of a search with its count and facets: one round trip, whatever is asked (data.md "Queries"). */
export async function searchQuestions(
  deps: Deps,
  viewer: Viewer | null,
  input: { filters: SearchFilters; cursor: SearchCursor },
): Promise<SearchPage> {
  const { cursor } = input;
  // Whose answers? Without a person, "minhas" asks nothing.
  const filters = viewer ? input.filters : { ...input.filters, mine: null };
  const userNum = viewer?.num ?? null;
  const list = matchingQuestions(deps.db, filters, { userNum, cursor, limit: PAGE_SIZE + 1 });
  const keys = panelsOfSearch(filters);
  const panels = facetPanelsByKey(deps.db, Object.values(keys));
  const tokens = panelTokens(filters);
  const countable = cursor === null && !tokens;
  const [found, stored, totals] = countable
    ? await deps.read(list, panels, countMatches(deps.db, filters, { userNum, cap: COUNT_CAP + 1 }))
    : [...(await deps.read(list, panels)), null];
  const countsOf = (key: string) => stored.find((panel) => panel.key === key)?.counts ?? {};
  const counts = {
    within: countsOf(keys.within),
    institutions: countsOf(keys.institutions),
    subjects: countsOf(keys.subjects),
    years: countsOf(keys.years),
  };
  const byPanel = tokens?.reduce((sum, each) => sum + (counts.within[each] ?? 0), 0) ?? null;
  const counted = countable ? (totals?.[0]?.total ?? 0) : byPanel;
  return { ...pageOf(found, cursor), total: totalOf(counted, countable), counts };
}

function totalOf(counted: number | null, capped: boolean): SearchPage["total"] {
  if (counted === null) return null;
  return capped && counted > COUNT_CAP
    ? { count: COUNT_CAP, capped: true }
    : { count: counted, capped: false };
}

function pageOf(found: SearchRow[], cursor: SearchCursor): Pick<SearchPage, "rows" | "more"> {
  const overflow = found.length > PAGE_SIZE;
  const page = found.slice(0, PAGE_SIZE);
  if (cursor && "before" in cursor) return { rows: page.reverse(), more: { before: overflow, after: true } };
  return { rows: page, more: { before: cursor !== null, after: overflow } };
}
