import { storedByPath } from "#app/features/bank/queries/storing.server.ts";
import { historyOf } from "#app/platform/audit/queries/audit.server.ts";
import { type AuditView, auditView } from "#app/platform/audit/services/audit-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { examsById } from "../queries/documents.server.ts";
import { type ExamDocument, examOfRow } from "./exam-of-row.server.ts";

/** `code` null: no longer in the bank. */
export type PublishedQuestion = { path: string; number: number | null; code: string | null; status: string };

/** An exam with its published questions. Two round trips for a completed one. Throws exam-not-found. */
export async function readExam(
  deps: Deps,
  id: string,
): Promise<{ exam: ExamDocument; published: PublishedQuestion[]; history: AuditView[] }> {
  const {
    exam: [row],
    history,
  } = await deps.read({ exam: examsById(deps.db, [id]), history: historyOf(deps.db, "exam", id) });
  if (!row) throw new AppError("exam-not-found");
  const exam = examOfRow(row);
  const sources = [...new Set(exam.stored.map(([source]) => source))];
  const found = new Map<string, { code: string; status: string }>();
  for (const source of sources) {
    const own = exam.stored.filter((each) => each[0] === source).map((each) => each[1]);
    const rows = await deps.read(storedByPath(deps.db, source, own));
    for (const row of rows)
      found.set(JSON.stringify([source, row.path]), { code: questionCode(row.ord), status: row.status });
  }
  const published = exam.stored.map(([source, path, number]) => {
    const question = found.get(JSON.stringify([source, path]));
    return { path, number, code: question?.code ?? null, status: question?.status ?? "published" };
  });
  return { exam, published, history: history.map(auditView) };
}
