import { AppError } from "#app/errors/app-error.ts";
import { askNewPasswordOf, personState } from "#app/queries/admin/access.server.ts";
import type { Deps } from "../deps.ts";
import { type Actor, auditEntry, refuseOwnAccount } from "./actor.server.ts";

/** At the next page the person must choose a new password (spec 000 §4). Throws user-not-found, own-account, no-permission. */
export async function askNewPassword(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const entry = auditEntry(deps, actor, "user.ask-password");
  refuseOwnAccount(actor, userId);
  const [[person]] = await deps.write(
    personState(deps.db, userId),
    ...askNewPasswordOf(deps.db, userId, entry),
  );
  if (!person) throw new AppError("user-not-found");
}
