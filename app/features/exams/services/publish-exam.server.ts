import { missingPictures } from "#app/features/bank/domain/draft/draft-pictures.ts";
import { readPictures } from "#app/features/bank/services/storing/read-pictures.server.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { writeExam } from "../queries/documents.server.ts";
import { nextRow, pendingExam } from "./exam-of-row.server.ts";
import { storeExamQuestions } from "./store-exam-questions.server.ts";

/** The publication's actor in the bank; not a person. */
const IMPORTED_BY = "editar-exame";

/**
 * Publishes questions first, so that an interrupted run can be repeated (R-BANK-13). Returns their number. Throws
 * exam-not-found, exam-completed, exam-changed, exam-empty, exam-incomplete, no-permission.
 */
export async function publishExam(
  deps: Deps,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<number> {
  const entry = auditEntry(deps, actor, "exam.publish");
  const exam = await pendingExam(deps, id, version);
  if (exam.drafts.length === 0) throw new AppError("exam-empty");
  const pictures = await readPictures(deps, exam.drafts);
  if (exam.drafts.some((draft) => missingPictures(draft, pictures).length > 0))
    throw new AppError("exam-incomplete");
  await storeExamQuestions(deps, exam.drafts, IMPORTED_BY);
  const stored = exam.drafts.map(
    ({ provenance, number }) => [provenance.source, provenance.path, number] as const,
  );
  const row = nextRow(deps, { ...exam, state: "completed", drafts: [], stored });
  const { written } = await deps.write(writeExam(deps.db, row, entry));
  if (written.length === 0) throw new AppError("exam-changed");
  return stored.length;
}
