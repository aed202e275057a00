import { missingPictures } from "#app/domain/questions/draft/draft-pictures.ts";
import { AppError } from "#app/errors/app-error.ts";
import { writeExam } from "#app/queries/exams/documents.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { readPictures } from "../questions/read-pictures.server.ts";
import { nextRow, pendingExam } from "./exam-of-row.server.ts";
import { storeExamQuestions } from "./store-exam-questions.server.ts";

/** What a publication names itself by in the bank: no person. */
const IMPORTED_BY = "editar-exame";

/**
 * Moves a pending exam to the completed ones and its questions into the bank (spec 001 §4). Questions first: what is cut off
 * in between stays pending and is simply published again. Returns how many questions there are. Throws exam-not-found,
 * exam-completed, exam-changed, exam-empty, exam-incomplete, no-permission.
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
  const [, written] = await deps.write(...writeExam(deps.db, row, entry));
  if (written.length === 0) throw new AppError("exam-changed");
  return stored.length;
}
