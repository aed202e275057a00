import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { findingKind } from "../../domain/findings.ts";
import { updateFinding } from "../../queries/findings.server.ts";

/** Marks a finding as fine. Throws finding-settled, no-permission. */
export async function resolveFinding(
  deps: Deps,
  actor: Actor,
  { kind: asked, code }: { kind: string; code: string },
): Promise<void> {
  const entry = auditEntry(deps, actor, "question.settle");
  const [kind, ord] = [findingKind(asked), ordOfCode(code)];
  if (!kind || ord === null) throw new AppError("finding-settled");
  const { settled } = await deps.write(updateFinding(deps.db, { kind, ord, code }, entry));
  if (settled.length === 0) throw new AppError("finding-settled");
}
