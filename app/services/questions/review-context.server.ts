import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { CONTEXT_VERSION, contextReason } from "#app/domain/questions/context/unseen-context.ts";
import { draftFromRow } from "#app/domain/questions/draft/draft-from-row.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { shownExamDrafts } from "#app/queries/questions/drafts.server.ts";
import type { Deps } from "../deps.ts";
import { type BankWorkOptions, doBankWork } from "./bank-work.server.ts";
import { STORE_BATCH, storeQuestions } from "./store-questions.server.ts";

/** Quarantines imported ENEM questions without their context, after a change of the rule; edited ones stay. Returns how many. */
export async function reviewContext(deps: Deps, options: BankWorkOptions = {}): Promise<{ held: number }> {
  let held = 0;
  const enem = institutionOf("ENEM")?.id ?? 0;
  await doBankWork(
    deps,
    {
      name: "context",
      version: CONTEXT_VERSION,
      batch: async (after, place) => {
        const [rows] = await deps.read(shownExamDrafts(deps.db, enem, after, STORE_BATCH));
        const last = rows.at(-1)?.ord;
        if (last === undefined) return null;
        const found = rows.flatMap((row) => {
          const draft = draftFromRow(row, deps.catalogue.current());
          const quarantineReason = contextReason(draft);
          return quarantineReason === null
            ? []
            : { ...draft, status: "quarantined" as const, quarantineReason };
        });
        for (const drafts of bySource(found))
          await storeQuestions(deps, drafts, { importedBy: "manutenção" });
        held += found.length;
        await deps.write(place(last));
        return { rows: rows.length, last };
      },
    },
    options,
  );
  return { held };
}

function bySource(drafts: readonly QuestionDraft[]): QuestionDraft[][] {
  const sources = [...new Set(drafts.map((draft) => draft.provenance.source))];
  return sources.map((source) => drafts.filter((draft) => draft.provenance.source === source));
}
