import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { examTitle, importedExamId, type StoredName, withStored } from "../domain/exam-document.ts";
import type { ExamImportSummary } from "../domain/import-summary.ts";
import { examsById, writeExam } from "../queries/documents.server.ts";
import { checkExamText } from "./check-exam-text.server.ts";
import { examOfRow, nextRow } from "./exam-of-row.server.ts";
import { storeExamQuestions } from "./store-exam-questions.server.ts";

/** The import's actor in the bank; not a person. */
const IMPORTED_BY = "ide";

/** Idempotent (R-BANK-13). Throws exam-empty, exam-too-large, exam-changed, no-permission. */
export async function importExamText(deps: Deps, actor: Actor, text: string): Promise<ExamImportSummary> {
  const entry = auditEntry(deps, actor, "exam.import");
  const { summary, whole } = await checkExamText(deps, text);
  if (whole.length === 0) throw new AppError("exam-empty");
  const drafts = whole.map(({ draft }) => draft);
  await storeExamQuestions(deps, drafts, IMPORTED_BY);
  const groups = new Map<string, [QuestionDraft, ...QuestionDraft[]]>();
  for (const draft of drafts) {
    const id = importedExamId(draft);
    const group = groups.get(id);
    if (group) group.push(draft);
    else groups.set(id, [draft]);
  }
  const rows = await deps.read(examsById(deps.db, [...groups.keys()]));
  const known = new Map(rows.map((row) => [row.id, examOfRow(row)]));
  for (const [id, own] of groups) {
    const before = known.get(id);
    const stored = withStored(before?.stored ?? [], own.map(nameOf));
    if (before && before.stored.length === stored.length && summary.fresh + summary.changed === 0) continue;
    const { institution, exam } = own[0];
    const head = before?.head ?? { title: examTitle(institution, exam), institution, exam, subject: null };
    const row = nextRow(deps, {
      id,
      state: "completed",
      head,
      drafts: [],
      stored,
      version: before?.version ?? 0,
    });
    const { written } = await deps.write(writeExam(deps.db, row, entry));
    if (written.length === 0) throw new AppError("exam-changed");
  }
  return summary;
}

function nameOf({ provenance, number }: QuestionDraft): StoredName {
  return [provenance.source, provenance.path, number];
}
