import { cleanText } from "#app/platform/text/clean-text.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import { institutionOf } from "../catalogue/institutions.ts";
import { subjectOf } from "../catalogue/subjects.ts";
import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { keyOf, mineWords, orderWords } from "./address-words.ts";
import { allFilters } from "./filters/filter-kinds.ts";
import { noFilters, type Search, type SearchFilters } from "./filters/search-filters.ts";
import { pageParameterNames } from "./query/page-words.ts";
import { ANY_INSTITUTION, ANY_YEAR, LITERAL } from "./search-address.ts";

const MAX_TEXT = 10_000;
const MAX_ADDRESS = 12_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** The three optional parts of `/questoes/{institution?}/{year?}/{subject?}`. */
export type SearchPathParts = { institution?: string; year?: string; subject?: string };

function yearOf(word: string | null | undefined): number | null {
  const year = word && /^\d{4}$/.test(word) ? Number(word) : Number.NaN;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

function readYears(part: string | undefined, query: URLSearchParams): SearchFilters["years"] {
  const year = yearOf(part);
  if (year !== null) return { from: year, to: year };
  const from = yearOf(query.get("de"));
  const to = yearOf(query.get("ate"));
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Skips unknown query words; null for an invalid path part (page not found). */
export function readAddress(
  parts: SearchPathParts,
  query: URLSearchParams,
  catalogue: TopicCatalogue,
): Search | null {
  const { institution, year, subject } = parts;
  const named = institution && institution !== ANY_INSTITUTION ? institutionOf(institution) : null;
  const studied = subject ? subjectOf(subject) : null;
  if (named === undefined || studied === undefined) return null;
  if (year && year !== ANY_YEAR && yearOf(year) === null) return null;
  const word = (name: string) => query.get(name) ?? "";
  const filters = Object.assign(
    { ...noFilters },
    ...allFilters.map((filter) => filter.read(query, catalogue)),
    named && { institutions: [named.id] },
    studied && { subjects: [studied.id] },
    {
      text: cutText(cleanText(word("q")), MAX_TEXT).trim(),
      years: readYears(year, query),
      mine: keyOf(mineWords, word("minhas")) ?? null,
      literal: word(LITERAL.name) === LITERAL.word,
      order: keyOf(orderWords, word("ordem")) ?? noFilters.order,
    },
  ) as SearchFilters;
  const { after, before, place } = pageParameterNames;
  return { filters, page: { after: word(after), before: word(before), place: word(place) } };
}

/** From a whole URL ("/questoes/ENEM?q=luz"); or null. */
export function searchAt(address: string, catalogue: TopicCatalogue): SearchFilters | null {
  if (address.length > MAX_ADDRESS || !/^\/questoes(?:[/?]|$)/.test(address)) return null;
  const { pathname, searchParams } = new URL(address, "https://farol.invalid");
  const [institution, year, subject] = pathname.split("/").slice(2);
  return readAddress({ institution, year, subject }, searchParams, catalogue)?.filters ?? null;
}

/** No filters for an invalid URL. */
export function parseSearchAddress(address: string | null, catalogue: TopicCatalogue): SearchFilters {
  return searchAt(address ?? "", catalogue) ?? noFilters;
}
