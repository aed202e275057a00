import { draftFromRow } from "#app/features/bank/domain/draft/draft-from-row.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { draftRows } from "#app/features/bank/queries/drafts.server.ts";
import { countedQuestions } from "#app/features/bank/queries/storing.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";

/** Batch size: some megabytes. */
const PAGE = 2000;

/** Searchable questions, oldest first, without any index. */
export async function* wholeBank(deps: Deps): AsyncGenerator<{ ord: number; draft: QuestionDraft }> {
  for (let after = 0; ; ) {
    const page = await deps.read(countedQuestions(deps.db, after, PAGE));
    const ords = page.map(({ ord }) => ord);
    const rows = await deps.read(draftRows(deps.db, ords));
    yield* rows.map((row) => ({ ord: row.ord, draft: draftFromRow(row, deps.catalogue.current()) }));
    const last = ords.at(-1);
    if (last === undefined || ords.length < PAGE) return;
    after = last;
  }
}
