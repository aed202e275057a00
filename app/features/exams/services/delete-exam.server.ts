import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { removePending } from "../queries/documents.server.ts";
import { pendingExam } from "./exam-of-row.server.ts";

/** Deletes a pending exam (R-BANK-13). Throws exam-not-found, exam-completed, exam-changed, no-permission. */
export async function deleteExam(deps: Deps, actor: Actor, { id, version }: { id: string; version: number }) {
  const entry = auditEntry(deps, actor, "exam.delete");
  await pendingExam(deps, id, version);
  const { removed } = await deps.write(removePending(deps.db, { id, version }, entry));
  if (removed.length === 0) throw new AppError("exam-changed");
}
