import type { ExamHead } from "#app/domain/exams/exam-document.ts";
import { AppError } from "#app/errors/app-error.ts";
import { writeExam } from "#app/queries/exams/documents.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { nextRow } from "./exam-of-row.server.ts";

/** Creates a pending exam; a repeated `id` creates one only. Throws exam-changed, no-permission. */
export async function createExam(
  deps: Deps,
  actor: Actor,
  { id, head }: { id: string; head: ExamHead },
): Promise<void> {
  const entry = auditEntry(deps, actor, "exam.create");
  const row = nextRow(deps, { id, state: "pending", head, drafts: [], stored: [], version: 0 });
  const [, written] = await deps.write(...writeExam(deps.db, row, entry));
  if (written.length === 0) throw new AppError("exam-changed");
}
