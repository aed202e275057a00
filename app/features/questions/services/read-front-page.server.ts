import type { BankCounts } from "#app/features/bank/domain/bank-counts.ts";
import { featuredExams } from "#app/features/bank/domain/catalogue/featured-exams.ts";
import { institutionOf, institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { panelsOfSearch } from "#app/features/bank/domain/facet-panels.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { token } from "#app/features/bank/domain/words/search-tokens.ts";
import { facetPanelsByKey } from "#app/features/bank/queries/panels.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { entryPaths } from "../paths.ts";
import { entryStarts } from "../queries/entry/entry-questions.server.ts";

export type FrontPage = {
  /** Published questions; null if the database fails, which must not fail the front page. */
  bank: BankCounts | null;
  /** The address of each exam's first entry question, by the exam's code. */
  starts: Readonly<Record<string, string>>;
};

const offered = featuredExams.flatMap(({ code }) => institutionOf(code)?.id ?? []);

/** The size of the bank and the first question of each exam. One round trip. */
export async function readFrontPage(deps: Deps): Promise<FrontPage> {
  try {
    const {
      panel: [panel],
      starts,
    } = await deps.read({
      panel: facetPanelsByKey(deps.db, [panelsOfSearch(noFilters).within]),
      starts: entryStarts(deps.db, offered, deps.now()),
    });
    const counted = (name: string) => panel?.counts[name] ?? 0;
    return {
      bank: {
        real: counted(token.origin("exam")),
        training: counted(token.origin("authored")) + counted(token.origin("generated")),
      },
      starts: Object.fromEntries(
        starts.flatMap(({ institution, ord }) => {
          const code = institutionWithId(institution)?.code;
          return code ? [[code, entryPaths.question(questionCode(ord), code)]] : [];
        }),
      ),
    };
  } catch {
    return { bank: null, starts: {} };
  }
}
