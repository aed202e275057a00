import type { Viewer } from "#app/access/viewer.ts";
import type { AuditAction } from "#app/domain/admin/audit-actions.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { AuditEntry } from "#app/queries/admin/audit.server.ts";
import type { Deps } from "../deps.ts";

/** Who changes something of others, and in which request. `viewer` null: the command line, whose user may everything. */
export type Actor = { viewer: Viewer | null; requestId: string };

/** What the audit keeps of who acts. Throws no-permission for whoever is no admin, whatever page or call asked. */
export function auditEntry(
  deps: Deps,
  { viewer, requestId }: Actor,
  action: AuditAction,
  reason: string | null = null,
): AuditEntry {
  if (viewer && !viewer.claims.includes("admin")) throw new AppError("no-permission");
  return { at: deps.now(), actorId: viewer?.id ?? null, action, reason, requestId };
}

/** What nobody does to their own account: there might be nobody left to undo it. Throws own-account. */
export function refuseOwnAccount({ viewer }: Actor, userId: string): void {
  if (viewer?.id === userId) throw new AppError("own-account");
}
