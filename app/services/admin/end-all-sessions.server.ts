import { AppError } from "#app/errors/app-error.ts";
import { endSessionsWithAudit, personState } from "#app/queries/admin/access.server.ts";
import type { Deps } from "../deps.ts";
import { type Actor, auditEntry, refuseOwnAccount } from "./actor.server.ts";

/** Returns how many. Throws user-not-found, no-open-sessions, own-account, no-permission. */
export async function endAllSessions(deps: Deps, actor: Actor, userId: string): Promise<number> {
  const entry = auditEntry(deps, actor, "user.end-sessions");
  refuseOwnAccount(actor, userId);
  const [[person], , ended] = await deps.write(
    personState(deps.db, userId),
    ...endSessionsWithAudit(deps.db, userId, entry),
  );
  if (!person) throw new AppError("user-not-found");
  if (ended.length === 0) throw new AppError("no-open-sessions");
  return ended.length;
}
