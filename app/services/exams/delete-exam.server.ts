import { AppError } from "#app/errors/app-error.ts";
import { removePending } from "#app/queries/exams/documents.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { pendingExam } from "./exam-of-row.server.ts";

/** Deletes a pending exam (spec 001 §4). Throws exam-not-found, exam-completed, exam-changed, no-permission. */
export async function deleteExam(deps: Deps, actor: Actor, { id, version }: { id: string; version: number }) {
  const entry = auditEntry(deps, actor, "exam.delete");
  await pendingExam(deps, id, version);
  const [, removed] = await deps.write(...removePending(deps.db, { id, version }, entry));
  if (removed.length === 0) throw new AppError("exam-changed");
}
