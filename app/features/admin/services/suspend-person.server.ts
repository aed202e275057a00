import { personState, suspendPerson, unsuspendPerson } from "#app/features/school/queries/access.server.ts";
import { type Actor, auditEntry, refuseOwnAccount } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** Characters of a reason. */
const REASON = { shortest: 3, longest: 300 } as const;

function readReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed.length < REASON.shortest || trimmed.length > REASON.longest)
    throw new AppError("reason-required");
  return trimmed;
}

/** Throws reason-required, user-not-found, already-suspended, last-admin, own-account, no-permission. */
export async function suspendAccount(
  deps: Deps,
  actor: Actor,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const entry = auditEntry(deps, actor, "user.suspend", readReason(reason));
  refuseOwnAccount(actor, userId);
  const {
    before: [before],
    noted: [noted],
  } = await deps.write({
    before: personState(deps.db, userId),
    ...suspendPerson(deps.db, userId, entry),
  });
  if (!before) throw new AppError("user-not-found");
  if (!noted) throw new AppError(before.suspendedAt === null ? "last-admin" : "already-suspended");
}

/** Lifts a suspension. Throws reason-required, user-not-found, not-suspended, no-permission. */
export async function unsuspendAccount(
  deps: Deps,
  actor: Actor,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const entry = auditEntry(deps, actor, "user.unsuspend", readReason(reason));
  const {
    before: [before],
    noted: [noted],
  } = await deps.write({
    before: personState(deps.db, userId),
    ...unsuspendPerson(deps.db, userId, entry),
  });
  if (!before) throw new AppError("user-not-found");
  if (!noted) throw new AppError("not-suspended");
}
