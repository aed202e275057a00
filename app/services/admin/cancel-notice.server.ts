import { AppError } from "#app/errors/app-error.ts";
import { markNoticeCancelled as cancelNoticeOf } from "#app/queries/admin/notices.server.ts";
import type { Deps } from "../deps.ts";
import { type Actor, auditEntry } from "./actor.server.ts";

/** Cancels an admin's notification, scheduled or live. Throws notice-over, also for any other; no-permission. */
export async function cancelNotice(deps: Deps, actor: Actor, id: string): Promise<void> {
  const entry = auditEntry(deps, actor, "notice.cancel");
  const [noted] = await deps.write(...cancelNoticeOf(deps.db, id, entry));
  if (noted.length === 0) throw new AppError("notice-over");
}
