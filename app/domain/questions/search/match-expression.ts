import { token } from "../search-tokens.ts";
import { allFilters } from "./filter-kinds.ts";
import type { SearchFilters } from "./search-filters.ts";

const YEARS = { first: 1900, last: 2100 };

function anyOf(tokens: readonly string[]): string {
  return `(${tokens.map((each) => `"${each}"`).join(" OR ")})`;
}

/** Conjunction of disjunctions: one token of every filter. */
export function tokensByFilter(filters: SearchFilters): string[][] {
  return allFilters.map(({ tokens }) => tokens(filters)).filter((tokens) => tokens.length > 0);
}

/** Without years, which are bounds on the key. */
export function filterExpression(filters: SearchFilters): string {
  const parts = tokensByFilter(filters).map(anyOf);
  return parts.length === 0 ? `"${token.every}"` : parts.join(" AND ");
}

export function narrowed(words: string, tokens: string): string {
  return `body : (${words})${tokens === `"${token.every}"` ? "" : ` AND meta : (${tokens})`}`;
}

/** For an index without key order. */
export function withinYears(tokens: string, { from, to }: SearchFilters["years"]): string {
  if (from === null && to === null) return tokens;
  const [first, last] = [from ?? YEARS.first, to ?? YEARS.last];
  const years = Array.from({ length: last - first + 1 }, (_, index) => token.year(first + index));
  return `${tokens} AND ${anyOf(years)}`;
}
