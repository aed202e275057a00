import type { CountedBy } from "./search/filters/define-filter.ts";
import { onlyOne, type SearchFilters, singleYear } from "./search/filters/search-filters.ts";
import { tokensByFilter } from "./search/query/match-expression.ts";
import { type Facets, facetTokens, token } from "./words/search-tokens.ts";

/** Counts by search token; "p1" is the total. */
export type FacetCounts = Record<string, number>;

const ANY = "*";

function panelKey(institution: number | string, subject: number | string, year: number | string): string {
  return `${institution}|${subject}|${year}`;
}

/** All eight combinations of exact or any institution, subject and year. */
export function panelsOf(facets: Pick<Facets, "institution" | "subject" | "year">): string[] {
  const keys: string[] = [];
  for (const institution of [facets.institution, ANY])
    for (const subject of [facets.subject, ANY])
      for (const year of [facets.year, ANY]) keys.push(panelKey(institution, subject, year));
  return keys;
}

export type SearchPanels = Record<CountedBy, string>;

/** `within`: exact where the search names one. A group's own panel omits its choice, so its other values have counts. */
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

/** Panel tokens whose sum is the total; null where combined filters cannot be summed. */
export function countingTokens(filters: SearchFilters): string[] | null {
  const { institutions, subjects, years, topics, colours } = filters;
  const fits = institutions.length <= 1 && subjects.length <= 1 && years.from === years.to;
  // A question may have several topics, and be in booklets of several colours.
  const shared = topics.length > 1 || colours.length > 1;
  if (!fits || shared) return null;
  const beyond = tokensByFilter({ ...filters, institutions: [], subjects: [] });
  return beyond.length > 1 ? null : (beyond[0] ?? [token.every]);
}

/** Mutates `panels`; by: 1 adds, −1 removes. */
export function countIn(panels: Map<string, FacetCounts>, facets: Facets, by: 1 | -1): void {
  const tokens = facetTokens(facets);
  for (const key of panelsOf(facets)) {
    const counts = panels.get(key) ?? {};
    for (const each of tokens) counts[each] = (counts[each] ?? 0) + by;
    panels.set(key, counts);
  }
}
