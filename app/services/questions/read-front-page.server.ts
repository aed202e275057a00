import { featuredExams } from "#app/domain/catalogue/featured-exams.ts";
import { institutionOf, institutionWithId } from "#app/domain/catalogue/institutions.ts";
import type { BankCounts } from "#app/domain/questions/bank-counts.ts";
import { panelsOfSearch } from "#app/domain/questions/facet-panels.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { token } from "#app/domain/questions/search-tokens.ts";
import { entryPaths } from "#app/paths/entry.ts";
import { entryStarts } from "#app/queries/entry/entry-questions.server.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import type { Deps } from "../deps.ts";

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
    const [[panel], starts] = await deps.read(
      facetPanelsByKey(deps.db, [panelsOfSearch(noFilters).within]),
      entryStarts(deps.db, offered, deps.now()),
    );
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
