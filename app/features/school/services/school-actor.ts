import type { SchoolRole } from "#app/platform/access/claims.ts";
import { memberOf } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { AuditAction } from "#app/platform/audit/domain/audit-actions.ts";
import type { AuditEntry } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ChangeStamp } from "../queries/people.server.ts";

/** Who acts in a school, by the membership of the school in the address. `role` "platform": a platform admin. */
export type SchoolActor = {
  viewer: Viewer;
  schoolId: string;
  role: SchoolRole | "platform";
  /** Among the school's people; null for a platform admin without a membership. */
  person: number | null;
  requestId: string;
};

/** Behind `requireAccess`. Throws no-permission without membership and admin claim. */
export function schoolActor(
  viewer: Viewer,
  { schoolId = "" }: Readonly<Record<string, string | undefined>>,
  requestId: string,
): SchoolActor {
  const member = memberOf(viewer, schoolId);
  const isPlatform = viewer.claims.includes("admin");
  if (!member && !isPlatform) throw new AppError("no-permission");
  const role = isPlatform ? "platform" : (member?.role ?? "student");
  return { viewer, schoolId, role, person: member?.person ?? null, requestId };
}

export function isManagement({ role }: SchoolActor): boolean {
  return role === "platform" || role === "admin" || role === "assistant";
}

/** Throws no-permission: whatever page or call is used. */
export function requireManagement(actor: SchoolActor): void {
  if (!isManagement(actor)) throw new AppError("no-permission");
}

/** Only the administration grants and revokes its own role. Throws admin-role-denied. */
export function requireForRole(actor: SchoolActor, ...roles: readonly SchoolRole[]): void {
  const mayAll = actor.role === "platform" || actor.role === "admin";
  if (!mayAll && roles.includes("admin")) throw new AppError("admin-role-denied");
}

export function writingOf(deps: Deps, { viewer }: SchoolActor): ChangeStamp {
  return { at: deps.now(), by: viewer.id };
}

/** The audit columns of an act in a school; the one place that every school service notes through. */
export function schoolEntry(
  deps: Deps,
  { viewer, schoolId, requestId }: SchoolActor,
  action: AuditAction,
  reason: string | null = null,
): AuditEntry {
  return { scope: schoolId, at: deps.now(), actorId: viewer.id, action, reason, requestId };
}
