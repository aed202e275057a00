import { questionPaths, searchPaths } from "#app/features/questions/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { TopicCatalogue } from "../domain/catalogue/topic-catalogue.ts";
import { listedQuestion } from "../domain/listed-question.ts";
import { activeFilters } from "../domain/search/filters/active-filters.ts";
import { facetGroups, realOnlyOf } from "../domain/search/filters/search-facets.ts";
import { isRanked, noFilters, type SearchOrder } from "../domain/search/filters/search-filters.ts";
import { pageParameters } from "../domain/search/query/page-words.ts";
import { searchAddress } from "../domain/search/search-address.ts";
import type { SearchPlan } from "../domain/search/search-plan.ts";
import { searchTitle } from "../domain/search/search-title.ts";
import { foundPassage } from "../domain/words/found-passage.ts";
import { soughtBy } from "../domain/words/highlights.ts";
import type { SearchResult } from "./search-questions.server.ts";

/** Characters: longer texts get no spelling suggestion. */
const LONGEST_MEANT = 100;

type Around = { viewer: Viewer | null; catalogue: TopicCatalogue; origin: string };

/** None if similarity to a pasted text is the order. */
function ordersOf({ list }: SearchPlan): SearchOrder[] {
  return list.kind === "likeness" ? [] : ["relevance", "newest", "hardest", "answered"];
}

/** The meaning of the text's words, each with the search without it; null where all are plain words. */
function understoodView({ plan, search }: SearchResult) {
  const { described } = plan.understood;
  if (described.length === 0) return null;
  const parts = described.map(({ label, without }) => ({ label, address: searchAddress(without) }));
  return { parts, wordsOnly: searchAddress({ ...search.filters, literal: true }) };
}

/** Why something else is shown than what was typed. */
function offerView({ offer, typed, search }: SearchResult) {
  if (!offer) return null;
  const { text } = search.filters;
  const without = offer.kind === "partial" ? offer.without : [];
  return {
    kind: offer.kind,
    text,
    without,
    typed,
    asTyped: searchAddress({ ...search.filters, text: typed, literal: true }),
  };
}

export function searchView(result: SearchResult, { viewer, catalogue, origin }: Around) {
  const { search, plan, page, typed } = result;
  const { filters } = search;
  const { text, years, order } = filters;
  const { understood } = plan;
  const address = searchAddress(filters);
  const sought = soughtBy(understood.words);
  const counted = plan.facets === "panels";
  const isMissed = text !== "" && (page.total?.count === 0 || result.offer?.kind === "partial");
  const links = pageParameters(plan, page.rows, page.more);
  const at = (parameter: string | null) =>
    parameter && `${address}${address.includes("?") ? "&" : "?"}${parameter}`;
  const next = result.offer && result.offer.kind !== "corrected" && links.next ? address : at(links.next);
  return {
    mayExport: viewer?.claims.includes("admin") === true,
    title: searchTitle(understood.filters, catalogue),
    address,
    canonical: origin + searchAddress({ ...filters, mine: null }),
    filters: {
      text: typed,
      years: years.from === null && years.to === null ? understood.filters.years : years,
      order,
    },
    orders: ordersOf(plan),
    realOnly: realOnlyOf(understood.filters, page.counts),
    groups: facetGroups(understood.filters, {
      counts: page.counts,
      counted,
      signedIn: viewer !== null,
      catalogue,
    }),
    counts: plan.facets === "matches" ? searchPaths.counts(address) : null,
    anyYear: searchAddress({ ...understood.filters, years: { from: null, to: null } }),
    cleared: searchAddress({ ...noFilters, text, order }),
    chips: activeFilters(filters, catalogue),
    understood: understoodView(result),
    offer: offerView(result),
    isHeld: result.isHeld,
    meant: isMissed ? searchPaths.suggestions(typed.slice(0, LONGEST_MEANT)) : null,
    ranked: isRanked(order) ? searchAddress({ ...filters, order: "relevance" }) : null,
    total: page.total,
    questions: page.rows.map((row) => ({
      ...listedQuestion(row, (code) => questionPaths.inSearch(code, address), catalogue),
      ...foundPassage(
        { excerpt: row.excerpt, html: row.statementHtml ?? "", alternatives: row.alternativesHtml ?? [] },
        sought,
      ),
    })),
    pager: { next, previous: links.previous === "" ? address : at(links.previous) },
  };
}

export type SearchView = ReturnType<typeof searchView>;
