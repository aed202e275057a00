import type { NewPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow } from "#app/features/messages/services/notify-people.server.ts";
import { formatDateTime, formatHour } from "#app/platform/time/format-time.ts";
import { type EventTimes, REMINDED_BEFORE } from "../../domain/mocks/event-fields.ts";
import { mockId } from "../../domain/mocks/mock-place.ts";
import { mockPaths } from "../../paths.ts";
import { reminderPrefix } from "../../queries/mocks/calendar.server.ts";

type Told = EventTimes & { id: string; title: string };

/** The notification that shows itself an hour before an event; none where that hour has come. */
export function reminderRows(event: Told, userId: string, now: number): NewPersonal[] {
  const at = event.startsAt - REMINDED_BEFORE;
  if (at <= now) return [];
  const content = `${event.title} começa às ${formatHour(event.startsAt)}.`;
  const link = mockPaths.mock(mockId({ kind: "event", id: event.id }));
  // One id per start, so that a moved event sends another.
  const id = `${reminderPrefix(event.id)}${event.startsAt}-${userId}`;
  return [personalRow({ id, userId, type: "aviso", content, link }, at)];
}

/** Notification texts of a changed event, for those who signed up. */
export function changeRow(
  event: Told & { cancelledAt: number | null },
  { userId, job }: { userId: string; job: string },
  now: number,
): NewPersonal {
  const { id, title, startsAt, cancelledAt } = event;
  const content =
    cancelledAt === null
      ? `${title} mudou de data: começa em ${formatDateTime(startsAt)}.`
      : `${title}, de ${formatDateTime(startsAt)}, foi cancelado.`;
  const link = mockPaths.mock(mockId({ kind: "event", id }));
  return personalRow({ id: `mudanca-${job}-${userId}`, userId, type: "aviso", content, link }, now);
}
