import type { CountedBy } from "./search/define-filter.ts";
import { tokensByFilter } from "./search/match-expression.ts";
import { onlyOne, type SearchFilters, singleYear } from "./search/search-filters.ts";
import { type Facets, facetTokens, token } from "./search-tokens.ts";

/** Counts of one panel by search token; "p1" counts all its questions. */
export type FacetCounts = Record<string, number>;

const ANY = "*";

function panelKey(institution: number | string, subject: number | string, year: number | string): string {
  return `${institution}|${subject}|${year}`;
}

/** The eight panels a question is counted in: each of institution, subject and year may be any. */
export function panelsOf(facets: Pick<Facets, "institution" | "subject" | "year">): string[] {
  const keys: string[] = [];
  for (const institution of [facets.institution, ANY])
    for (const subject of [facets.subject, ANY])
      for (const year of [facets.year, ANY]) keys.push(panelKey(institution, subject, year));
  return keys;
}

/** The panels a search shows counts from, by the group of filters each one serves. */
export type SearchPanels = Record<CountedBy, string>;

/**
 * The panels of a search. `within` is exact in institution, subject and year where the search names just one; a group's own
 * panel leaves the group's choice out, so that its other values keep the counts they would have.
 */
export function panelsOfSearch(filters: SearchFilters): SearchPanels {
  const institution = onlyOne(filters.institutions) ?? ANY;
  const subject = onlyOne(filters.subjects) ?? ANY;
  const year = singleYear(filters) ?? ANY;
  return {
    within: panelKey(institution, subject, year),
    institutions: panelKey(ANY, subject, year),
    subjects: panelKey(institution, ANY, year),
  };
}

/**
 * The counts of the panel `within` that together tell how many questions the filters match: where one institution, subject
 * and year at most are asked for, and beyond them values of one kind that no question has two of. Null where no panel can tell.
 */
export function countingTokens(filters: SearchFilters): string[] | null {
  const { institutions, subjects, years, topics, colours } = filters;
  const fits = institutions.length <= 1 && subjects.length <= 1 && years.from === years.to;
  // A question may have several topics, and stand in booklets of several colours.
  const shared = topics.length > 1 || colours.length > 1;
  if (!fits || shared) return null;
  const beyond = tokensByFilter({ ...filters, institutions: [], subjects: [] });
  return beyond.length > 1 ? null : (beyond[0] ?? [token.every]);
}

/** Adds a question to the panels it belongs to (by = 1), or takes it away (by = −1). Changes `panels`. */
export function countIn(panels: Map<string, FacetCounts>, facets: Facets, by: 1 | -1): void {
  const tokens = facetTokens(facets);
  for (const key of panelsOf(facets)) {
    const counts = panels.get(key) ?? {};
    for (const each of tokens) counts[each] = (counts[each] ?? 0) + by;
    panels.set(key, counts);
  }
}
