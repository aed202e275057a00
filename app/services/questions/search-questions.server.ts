import type { Viewer } from "#app/access/viewer.ts";
import { type FacetCounts, panelsOfSearch, type SearchPanels } from "#app/domain/questions/facet-panels.ts";
import { namedQuestion } from "#app/domain/questions/named-question.ts";
import { arrangementOf, rankedOrder, type SearchFilters } from "#app/domain/questions/search-filters.ts";
import { token } from "#app/domain/questions/search-tokens.ts";
import { namedQuestions, questionsLikeText } from "#app/queries/questions/likeness.server.ts";
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
  const { institutions, subjects, years, topics, colours, solution } = filters;
  const fits = institutions.length <= 1 && subjects.length <= 1 && years.from === years.to;
  // A question may have several topics, and stand in booklets of several colours.
  const shared = topics.length > 1 || colours.length > 1;
  if (!fits || rankedOrder(filters) || filters.text !== "" || filters.mine !== null || shared) return null;
  const beyond = [
    topics.map(token.topic),
    filters.kinds.map(token.kind),
    filters.difficulties.map(token.difficulty),
    filters.officialDifficulties.map(token.officialDifficulty),
    filters.answeredDifficulties.map(token.answeredDifficulty),
    filters.origins.map(token.origin),
    filters.skills.map(token.skill),
    colours.map(token.colour),
    solution === null ? [] : [token.solution(solution)],
  ].filter((tokens) => tokens.length > 0);
  return beyond.length > 1 ? null : (beyond[0] ?? [token.every]);
}

type Asked = { filters: SearchFilters; cursor: SearchCursor; userNum: number | null };

/** The statement of the page's questions: by likeness to a pasted text, else as the search is ordered. */
function listed(deps: Deps, { filters, cursor, userNum }: Asked) {
  const limit = PAGE_SIZE + 1;
  if (arrangementOf(filters) !== "likeness")
    return matchingQuestions(deps.db, filters, { userNum, cursor, limit });
  const place = cursor && "place" in cursor ? cursor.place : 0;
  return questionsLikeText(deps.db, filters, { userNum, place, limit });
}

/** Whether the list counts itself. Of a score by relevance only the newest matches are listed: those are counted apart. */
function listTells(filters: SearchFilters): boolean {
  const arrangement = arrangementOf(filters);
  return arrangement === "likeness" || (arrangement === "score" && rankedOrder(filters) !== null);
}

/** The statement that counts the matches, where neither a panel nor the list itself tells how many there are. */
function counted(deps: Deps, { filters, cursor, userNum }: Asked) {
  const told = cursor !== null || listTells(filters) || panelTokens(filters) !== null;
  return told ? null : countMatches(deps.db, filters, { userNum, cap: COUNT_CAP + 1 });
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
  const asked: Asked = { filters, cursor, userNum: viewer?.num ?? null };
  const keys = panelsOfSearch(filters);
  const named = cursor === null ? namedQuestion(filters.text) : { ord: null, itemCode: null };
  const statements = [
    listed(deps, asked),
    facetPanelsByKey(deps.db, Object.values(keys)),
    namedQuestions(deps.db, named, asked.userNum),
  ] as const;
  const count = counted(deps, asked);
  const [found, stored, own, totals] = count
    ? await deps.read(...statements, count)
    : [...(await deps.read(...statements)), null];
  const countsOf = (key: string) => stored.find((panel) => panel.key === key)?.counts ?? {};
  const counts = {
    within: countsOf(keys.within),
    institutions: countsOf(keys.institutions),
    subjects: countsOf(keys.subjects),
    years: countsOf(keys.years),
  };
  const total = totals ? totals[0]?.total : totalWithout(filters, found, counts.within);
  return withNamed(own, { ...pageOf(found, cursor), total: totalOf(total ?? null, count !== null), counts });
}

/** The total that the list itself tells, or the search's panel; null where neither does. */
function totalWithout(filters: SearchFilters, found: SearchRow[], within: FacetCounts): number | null {
  if (listTells(filters)) return found[0]?.total ?? 0;
  return panelTokens(filters)?.reduce((sum, each) => sum + (within[each] ?? 0), 0) ?? null;
}

/** The page with the questions that the text names before all others. */
function withNamed(own: SearchRow[], page: SearchPage): SearchPage {
  if (own.length === 0) return page;
  const others = page.rows.filter(({ ord }) => !own.some((each) => each.ord === ord));
  const added = own.length - (page.rows.length - others.length);
  const total = page.total && { ...page.total, count: page.total.count + added };
  return { ...page, rows: [...own, ...others], total };
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
