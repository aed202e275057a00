import { endSessionsWithAudit, personState } from "#app/features/school/queries/access.server.ts";
import { type Actor, auditEntry, refuseOwnAccount } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** Returns how many. Throws user-not-found, no-open-sessions, own-account, no-permission. */
export async function endAllSessions(deps: Deps, actor: Actor, userId: string): Promise<number> {
  const entry = auditEntry(deps, actor, "user.end-sessions");
  refuseOwnAccount(actor, userId);
  const {
    person: [person],
    ended,
  } = await deps.write({
    person: personState(deps.db, userId),
    ...endSessionsWithAudit(deps.db, userId, entry),
  });
  if (!person) throw new AppError("user-not-found");
  if (ended.length === 0) throw new AppError("no-open-sessions");
  return ended.length;
}
