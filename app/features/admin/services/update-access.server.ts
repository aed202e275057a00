import { personById } from "#app/features/accounts/queries/accounts.server.ts";
import { type PersonState, personState, updateAccessOf } from "#app/features/school/queries/access.server.ts";
import { type ClaimName, type SchoolRole, wholeClaims } from "#app/platform/access/claims.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { academicYear } from "#app/platform/time/calendar.ts";

export type WantedAccess = {
  userId: string;
  claims: readonly ClaimName[];
  school: { id: string; role: SchoolRole } | null;
  /** The version the change is based on, so that unseen changes are not undone; null: the current one. */
  version: number | null;
};

/**
 * Returns whether anything changed. Throws user-not-found, user-changed, school-not-found, last-admin, own-account (an
 * admin's own flag), no-permission.
 */
export async function updateAccess(deps: Deps, actor: Actor, wanted: WantedAccess): Promise<boolean> {
  const entry = auditEntry(deps, actor, "user.access");
  const { userId, school, version } = wanted;
  const claims = wholeClaims(wanted.claims);
  if (actor.viewer?.id === userId && !claims.includes("admin")) throw new AppError("own-account");
  const newcomer = school && (await newcomerOf(deps, userId));
  const place = { schoolId: school?.id ?? null, schoolRole: school?.role ?? null, newcomer };
  const change = { userId, version, claims, ...place };
  const {
    before: [before],
    noted: [noted],
  } = await deps.write({
    before: personState(deps.db, userId, change.schoolId),
    ...updateAccessOf(deps.db, change, entry),
  });
  if (noted) return true;
  refuseUnchangeable(before, version, claims);
  return false;
}

/** The person as a school gets them. Throws user-not-found. */
async function newcomerOf(deps: Deps, userId: string) {
  const [person] = await deps.read(personById(deps.db, userId));
  if (!person) throw new AppError("user-not-found");
  const contact = { mobile: null, schoolUserId: null };
  return { ...person, ...contact, id: deps.newId(), active: true, year: academicYear(deps.now()) };
}

/** Throws why nothing was changed; returns if there was nothing to change. */
function refuseUnchangeable(
  before: PersonState | undefined,
  version: number | null,
  claims: readonly ClaimName[],
): void {
  if (!before) throw new AppError("user-not-found");
  if (!before.schoolKnown) throw new AppError("school-not-found");
  if (version !== null && before.version !== version) throw new AppError("user-changed");
  if (before.lastAdmin && !claims.includes("admin")) throw new AppError("last-admin");
}
