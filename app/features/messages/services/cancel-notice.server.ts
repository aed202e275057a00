import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { markNoticeCancelled as cancelNoticeOf } from "../queries/notices.server.ts";

/** Cancels an admin's notification, scheduled or live. Throws notice-over, also for any other; no-permission. */
export async function cancelNotice(deps: Deps, actor: Actor, id: string): Promise<void> {
  const entry = auditEntry(deps, actor, "notice.cancel");
  const { noted } = await deps.write(cancelNoticeOf(deps.db, id, entry));
  if (noted.length === 0) throw new AppError("notice-over");
}
