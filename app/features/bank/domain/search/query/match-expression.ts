import { token } from "../../words/search-tokens.ts";
import { allFilters } from "../filters/filter-kinds.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import type { Clause } from "../search-words.ts";

const YEARS = { first: 1900, last: 2100 };

function anyOf(tokens: readonly string[]): string {
  return `(${tokens.map((each) => `"${each}"`).join(" OR ")})`;
}

/** Conjunction of disjunctions: one token of every filter. */
export function tokensByFilter(filters: SearchFilters): string[][] {
  return allFilters.map(({ tokens }) => tokens(filters)).filter((tokens) => tokens.length > 0);
}

/** Without years, which are bounds on the key. */
export function filterExpression(
  filters: SearchFilters,
  extras: readonly (readonly string[])[] = [],
): string {
  const parts = [...tokensByFilter(filters), ...extras].map(anyOf);
  return parts.length === 0 ? `"${token.every}"` : parts.join(" AND ");
}

function names(concept: Clause & { kind: "concept" }): string {
  const written = concept.names.map((roots) => roots.map((root) => `"${root}"`).join(" AND "));
  return written.length === 1 ? written.join("") : written.map((each) => `(${each})`).join(" OR ");
}

export function topicsExpression({ topics }: Clause & { kind: "concept" }): string {
  return `meta : ${anyOf(topics.map(token.topic))}`;
}

/** A part of the text as an expression of the text index. Only letters and digits: no input is a syntax error. */
export function clauseExpression(clause: Clause): string {
  switch (clause.kind) {
    case "concept":
      return clause.names.length > 0
        ? `(${topicsExpression(clause)} OR stems : (${names(clause)}))`
        : topicsExpression(clause);
    case "word":
      return `stems : "${clause.root}"${clause.prefix ? " *" : ""}`;
    case "phrase":
      return `body : "${clause.words.join(" ")}"`;
    case "small":
      return `body : "${clause.word}"`;
  }
}

/** All clauses within the filters. */
export function clausesExpression(clauses: readonly Clause[], tokens: string): string {
  return narrowed(clauses.map(clauseExpression).join(" AND "), tokens);
}

export function narrowed(words: string, tokens: string): string {
  return tokens === `"${token.every}"` ? words : `${words} AND meta : (${tokens})`;
}

/** For an index without key order. */
export function withinYears(tokens: string, { from, to }: SearchFilters["years"]): string {
  if (from === null && to === null) return tokens;
  const [first, last] = [from ?? YEARS.first, to ?? YEARS.last];
  const years = Array.from({ length: last - first + 1 }, (_, index) => token.year(first + index));
  return `${tokens} AND ${anyOf(years)}`;
}
