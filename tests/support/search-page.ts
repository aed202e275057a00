import type { Viewer } from "#app/access/viewer.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { firstPage, type SearchFilters } from "#app/domain/questions/search/search-filters.ts";
import type { PageStart } from "#app/domain/questions/search/search-list.ts";
import type { Deps } from "#app/services/deps.ts";
import { type SearchPage, searchQuestions } from "#app/services/questions/search-questions.server.ts";

/** Ords are below this, ranks above it. */
const FIRST_RANK = 2 ** 35;

/** A page of a search, asked for with the words that the page's own links have. */
export async function searchPage(
  deps: Deps,
  viewer: Viewer | null,
  filters: SearchFilters,
  start: PageStart = null,
): Promise<SearchPage> {
  const words = Object.fromEntries(
    Object.entries(start ?? {}).map(([name, value]) => [
      name,
      name === "place" || value >= FIRST_RANK ? String(value) : questionCode(value),
    ]),
  );
  const search = { filters, page: { ...firstPage, ...words } };
  return (await searchQuestions(deps, viewer, () => search)).page;
}
