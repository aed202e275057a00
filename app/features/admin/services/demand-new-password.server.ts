import { demandNewPasswordOf, personState } from "#app/features/school/queries/access.server.ts";
import { type Actor, auditEntry, refuseOwnAccount } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** At the next page the person must choose a new password (R-ACC-15). Throws user-not-found, own-account, no-permission. */
export async function demandNewPassword(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const entry = auditEntry(deps, actor, "user.ask-password");
  refuseOwnAccount(actor, userId);
  const {
    person: [person],
  } = await deps.write({
    person: personState(deps.db, userId),
    ...demandNewPasswordOf(deps.db, userId, entry),
  });
  if (!person) throw new AppError("user-not-found");
}
