import type { Deps } from "#app/platform/context/deps.ts";
import { institutionOf } from "../../domain/catalogue/institutions.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import { type WrittenReport, writtenReport } from "../../domain/written/written-report.ts";
import { shownExamDrafts } from "../../queries/drafts.server.ts";
import { STORE_BATCH, storeQuestions } from "../storing/store-questions.server.ts";
import { addWritten, type WithWritten, type WrittenBook } from "./add-written.server.ts";

/**
 * Adds the written solutions to the bank's real exams. Idempotent; questions that people edited are not read. Null where
 * the bank has none of the exams. Returns also how many questions changed.
 */
export async function attachWritten(
  deps: Deps,
  book: WrittenBook,
): Promise<{ report: WrittenReport; stored: number } | null> {
  const enem = institutionOf("ENEM")?.id ?? 0;
  const seen: WithWritten[] = [];
  let stored = 0;
  let place = 0;
  for (;;) {
    const rows = await deps.read(shownExamDrafts(deps.db, enem, place, STORE_BATCH));
    const catalogue = deps.catalogue.current();
    const page = await Promise.all(rows.map((row) => addWritten(draftFromRow(row, catalogue), book)));
    seen.push(...page);
    stored += await storeAdded(deps, page);
    place = rows.at(-1)?.ord ?? place;
    if (rows.length < STORE_BATCH) break;
  }
  const report = writtenReport(
    seen.map(({ draft, outcome }) => ({ source: draft.provenance.path, written: outcome })),
  );
  return report && { report, stored };
}

/** How many changed. */
async function storeAdded(deps: Deps, page: readonly WithWritten[]): Promise<number> {
  const drafts = page.flatMap(({ draft, outcome }) =>
    outcome === "added" || outcome === "other-text" ? [draft] : [],
  );
  let stored = 0;
  for (const source of new Set(drafts.map(({ provenance }) => provenance.source))) {
    const own = drafts.filter(({ provenance }) => provenance.source === source);
    const outcomes = await storeQuestions(deps, own, { importedBy: "Resoluções do Farol" });
    stored += outcomes.filter((outcome) => outcome === "stored").length;
  }
  return stored;
}
