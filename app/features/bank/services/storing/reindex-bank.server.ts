import type { Deps } from "#app/platform/context/deps.ts";
import { facetsOfRow } from "../../domain/facet-row.ts";
import { excerptOf } from "../../domain/words/passages.ts";
import { INDEX_VERSION } from "../../domain/words/search-tokens.ts";
import {
  type IndexableQuestion,
  indexableQuestions,
  indexRows,
  optimizeIndexes,
  setExcerpts,
} from "../../queries/indexing.server.ts";
import { type BankWorkOptions, doBankWork } from "./bank-work.server.ts";
import { indexedQuestion } from "./question-record.server.ts";
import { rankAnsweredQuestions } from "./rank-questions.server.ts";
import { recountPanels } from "./recount-panels.server.ts";
import { STORE_BATCH } from "./store-questions.server.ts";

function indexed(row: IndexableQuestion) {
  return indexedQuestion(row.ord, row, facetsOfRow(row));
}

/** After a version change. Renders no text: about a fifth of an import's cost. Returns how many questions. */
export async function reindexBank(deps: Deps, options: BankWorkOptions = {}): Promise<{ questions: number }> {
  const questions = await doBankWork(
    deps,
    {
      name: "index",
      version: INDEX_VERSION,
      batch: async (after, place) => {
        const rows = await deps.read(indexableQuestions(deps.db, after, STORE_BATCH));
        const last = rows.at(-1)?.ord;
        if (last === undefined) return null;
        const replaced = rows.map((row) => row.ord);
        const excerpts = rows.map(({ ord, statement }) => ({ ord, excerpt: excerptOf(statement) }));
        const indexes = indexRows(deps.db, { replaced, indexed: rows.map(indexed) });
        await deps.write([place(last), setExcerpts(deps.db, excerpts), ...indexes]);
        return { rows: rows.length, last };
      },
      finish: async () => {
        await recountPanels(deps);
        await rankAnsweredQuestions(deps);
        for (const optimized of optimizeIndexes(deps.db)) await deps.write(optimized);
      },
    },
    options,
  );
  return { questions };
}
