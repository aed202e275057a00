import { onlyOne, type SearchFilters, singleYear } from "./search-filters.ts";
import { type Facets, facetTokens } from "./search-tokens.ts";

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
export type SearchPanels = Record<"within" | "institutions" | "subjects" | "years", string>;

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
    years: panelKey(institution, subject, ANY),
  };
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
