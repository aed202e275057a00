import type { BankCounts } from "#app/domain/questions/bank-counts.ts";
import { panelsOfSearch } from "#app/domain/questions/facet-panels.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { token } from "#app/domain/questions/search-tokens.ts";
import { newestGradable } from "#app/queries/questions/next-questions.server.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import type { Deps } from "../deps.ts";

export type FrontPage = {
  /** Published questions; null if the database fails, which must not fail the front page. */
  bank: BankCounts | null;
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
    const counted = (name: string) => panel?.counts[name] ?? 0;
    const bank = {
      real: counted(token.origin("exam")),
      training: counted(token.origin("authored")) + counted(token.origin("generated")),
    };
    return { bank, first: first ? questionCode(first.ord) : null };
  } catch {
    return { bank: null, first: null };
  }
}
