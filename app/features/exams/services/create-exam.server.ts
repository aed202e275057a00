import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ExamHead } from "../domain/exam-document.ts";
import { writeExam } from "../queries/documents.server.ts";
import { nextRow } from "./exam-of-row.server.ts";

/** Creates a pending exam; a repeated `id` creates one only. Throws exam-changed, no-permission. */
export async function createExam(
  deps: Deps,
  actor: Actor,
  { id, head }: { id: string; head: ExamHead },
): Promise<void> {
  const entry = auditEntry(deps, actor, "exam.create");
  const row = nextRow(deps, { id, state: "pending", head, drafts: [], stored: [], version: 0 });
  const { written } = await deps.write(writeExam(deps.db, row, entry));
  if (written.length === 0) throw new AppError("exam-changed");
}
