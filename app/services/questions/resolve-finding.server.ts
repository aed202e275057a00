import { findingKind } from "#app/domain/questions/findings.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { updateFinding } from "#app/queries/questions/findings.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";

/** Marks a finding as fine. Throws finding-settled, no-permission. */
export async function resolveFinding(
  deps: Deps,
  actor: Actor,
  { kind: asked, code }: { kind: string; code: string },
): Promise<void> {
  const entry = auditEntry(deps, actor, "question.settle");
  const [kind, ord] = [findingKind(asked), ordOfCode(code)];
  if (!kind || ord === null) throw new AppError("finding-settled");
  const [, settled] = await deps.write(...updateFinding(deps.db, { kind, ord, code }, entry));
  if (settled.length === 0) throw new AppError("finding-settled");
}
