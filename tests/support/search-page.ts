import { firstPage, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { PageStart } from "#app/features/bank/domain/search/search-list.ts";
import { type SearchPage, searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

/** Ords are below this, ranks above it. */
const FIRST_RANK = 2 ** 35;

/** A page of a search, requested with the words of the page's own links. */
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
