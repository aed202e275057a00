import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import { noticeStatements } from "#app/features/messages/queries/personal-notices.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import {
  deleteRegistration,
  deleteReminders,
  insertRegistration,
} from "../../queries/mocks/calendar.server.ts";
import { eventFor } from "../../queries/mocks/events.server.ts";
import { reminderRows } from "./event-notices.server.ts";

/** Signs somebody up for an event of the calendar, or off again. Throws page-not-found, mock-begun, mock-language. */
export async function registerForEvent(
  deps: Deps,
  viewer: Viewer,
  { id, leaves, language }: { id: string; leaves: boolean; language: EnemLanguage | null },
): Promise<void> {
  const [event] = await deps.read(eventFor(deps.db, id, viewer.num));
  if (!event) throw new AppError("page-not-found");
  const now = deps.now();
  if (leaves) {
    const reminders = deleteReminders(deps.db, [viewer.id], { id, at: now });
    await deps.write([deleteRegistration(deps.db, id, viewer.num), reminders]);
    return;
  }
  if (event.cancelledAt !== null || event.startsAt <= now) throw new AppError("mock-begun");
  if (event.hasLanguages && language === null) throw new AppError("mock-language");
  const reminders = noticeStatements(deps.db, reminderRows(event, viewer.id, now));
  const own = { userNum: viewer.num, language: event.hasLanguages ? language : null };
  await deps.write([insertRegistration(deps.db, id, own, now), ...reminders]);
}
