import { panelsOfSearch } from "#app/domain/questions/facet-panels.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { token } from "#app/domain/questions/search-tokens.ts";
import { newestGradable } from "#app/queries/questions/next-questions.server.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import type { Deps } from "../deps.ts";

export type FrontPage = {
  /** Published questions; null if the database fails, which must not fail the front page. */
  questions: number | null;
  /** The code of a question to begin with. */
  first: string | null;
};

/** The size of the bank and a first question. One round trip. */
export async function readFrontPage(deps: Deps): Promise<FrontPage> {
  try {
    const [[panel], [first]] = await deps.read(
      facetPanelsByKey(deps.db, [panelsOfSearch(noFilters).within]),
      newestGradable(deps.db),
    );
    return { questions: panel?.counts[token.every] ?? 0, first: first ? questionCode(first.ord) : null };
  } catch {
    return { questions: null, first: null };
  }
}
