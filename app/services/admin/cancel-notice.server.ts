import { AppError } from "#app/errors/app-error.ts";
import { cancelNotice as cancelNoticeOf } from "#app/queries/admin/notices.server.ts";
import type { Deps } from "../deps.ts";
import { type Actor, auditEntry } from "./actor.server.ts";

/**
 * Takes back a notification that admins sent: a scheduled one is never shown, one on show is gone from the next reading on.
 * Throws notice-over, also for a notification that nobody sent from here; no-permission.
 */
export async function cancelNotice(deps: Deps, actor: Actor, id: string): Promise<void> {
  const entry = auditEntry(deps, actor, "notice.cancel");
  const [noted] = await deps.write(...cancelNoticeOf(deps.db, id, entry));
  if (noted.length === 0) throw new AppError("notice-over");
}
