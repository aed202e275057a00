import type { Viewer } from "#app/access/viewer.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { highlightsOf } from "#app/domain/questions/highlights.ts";
import { listedQuestion } from "#app/domain/questions/listed-question.ts";
import { activeFilters } from "#app/domain/questions/search/active-filters.ts";
import { pageParameters } from "#app/domain/questions/search/page-words.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { facetGroups, realOnlyOf } from "#app/domain/questions/search/search-facets.ts";
import { isRanked, noFilters, type SearchOrder } from "#app/domain/questions/search/search-filters.ts";
import type { SearchPlan } from "#app/domain/questions/search/search-plan.ts";
import { searchTitle } from "#app/domain/questions/search/search-title.ts";
import { paths } from "#app/paths.ts";
import type { SearchResult } from "./search-questions.server.ts";

/** Characters: longer texts get no spelling suggestion. */
const LONGEST_MEANT = 100;

type Around = { viewer: Viewer | null; catalogue: TopicCatalogue; origin: string };

/** None if similarity to a pasted text is the order. */
function ordersOf({ list, facets }: SearchPlan): SearchOrder[] {
  if (list.kind === "likeness") return [];
  return ["newest", ...(facets === "panels" ? [] : ["relevance" as const]), "hardest", "answered"];
}

export function searchView({ search, plan, page }: SearchResult, { viewer, catalogue, origin }: Around) {
  const { filters } = search;
  const { text, years, order } = filters;
  const address = searchAddress(filters);
  const counted = plan.facets === "panels";
  const isMissed = page.total?.count === 0 && text !== "";
  const links = pageParameters(plan, page.rows, page.more);
  const at = (parameter: string | null) =>
    parameter && `${address}${address.includes("?") ? "&" : "?"}${parameter}`;
  return {
    mayExport: viewer?.claims.includes("admin") === true,
    title: searchTitle(filters, catalogue),
    address,
    canonical: origin + searchAddress({ ...filters, mine: null }),
    filters: { text, years, order },
    orders: ordersOf(plan),
    realOnly: realOnlyOf(filters, page.counts),
    groups: facetGroups(filters, { counts: page.counts, counted, signedIn: viewer !== null, catalogue }),
    counts: plan.facets === "matches" ? paths.searchCounts(address) : null,
    anyYear: searchAddress({ ...filters, years: { from: null, to: null } }),
    cleared: searchAddress({ ...noFilters, text, order }),
    chips: activeFilters(filters, catalogue),
    meant: isMissed ? paths.searchSuggestions(text.slice(0, LONGEST_MEANT)) : null,
    ranked: isRanked(order) ? searchAddress({ ...filters, order: "newest" }) : null,
    total: page.total,
    questions: page.rows.map((row) => ({
      ...listedQuestion(row, (code) => paths.questionInSearch(code, address), catalogue),
      highlights: highlightsOf(row.excerpt, text),
    })),
    pager: { next: at(links.next), previous: links.previous === "" ? address : at(links.previous) },
  };
}

export type SearchView = ReturnType<typeof searchView>;
