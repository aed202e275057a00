import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { AuditAction } from "../domain/audit-actions.ts";
import { type AuditEntry, PLATFORM } from "../queries/audit.server.ts";

/** Who changes something of others, in which request. `viewer` null: the command line, which may do everything. */
export type Actor = { viewer: Viewer | null; requestId: string };

/** The audit columns of an actor. Throws no-permission if they are no admin, whatever page or call is used. */
export function auditEntry(
  deps: Deps,
  { viewer, requestId }: Actor,
  action: AuditAction,
  reason: string | null = null,
): AuditEntry {
  if (viewer && !viewer.claims.includes("admin")) throw new AppError("no-permission");
  return { scope: PLATFORM, at: deps.now(), actorId: viewer?.id ?? null, action, reason, requestId };
}

/** Throws own-account: no one might be left to undo it if an admin locked themselves out. */
export function refuseOwnAccount({ viewer }: Actor, userId: string): void {
  if (viewer?.id === userId) throw new AppError("own-account");
}
