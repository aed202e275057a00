import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { eventIdOf } from "#app/platform/live/domain/channel-rules.ts";
import type { NotificationType } from "#app/platform/live/domain/notification.ts";
import { audienceKey } from "../domain/audience.ts";
import { LONGEST_CONTENT } from "../domain/notification.ts";
import { notificationLink } from "../domain/notification-link.ts";
import type { NewPersonal } from "../queries/personal-notices.server.ts";

/** `id`: the notification's; repeating it sends nothing. */
export type PersonalNotice = {
  id: string;
  userId: string;
  type: NotificationType;
  content: string;
  link: string | null;
};

/** The row of a validated notice. Throws invalid-notification, invalid-notification-link. */
export function personalRow({ id, userId, type, content, link }: PersonalNotice, now: number): NewPersonal {
  if (content.trim() === "" || content.length > LONGEST_CONTENT) throw new AppError("invalid-notification");
  if (link !== null && notificationLink(link) === null) throw new AppError("invalid-notification-link");
  return { id, audience: audienceKey({ kind: "person", userId }), type, content, link, at: now };
}

/** Pushes stored notifications to open tabs. `live`: people with one, and its number. */
export function showInTabs(
  deps: Deps,
  rows: readonly NewPersonal[],
  live: readonly { id: string; num: number }[],
): void {
  if (live.length === 0) return;
  const byId = new Map(rows.map((row) => [row.id, row]));
  deps.later(async ({ channels }) => {
    for (const { id, num } of live) {
      const row = byId.get(id);
      if (!row) continue;
      const { audience, type, content, link, at } = row;
      const notification = { id, type, content, link, date: at, seen: false, read: false };
      const event = { event: eventIdOf({ visibleFrom: at, num }), notification };
      await channels.deliver([audience.slice("person:".length)], event);
    }
  });
}
