import { type ChannelEvent, eventIdOf } from "#app/platform/live/domain/channel-rules.ts";
import type { Notification } from "#app/platform/live/domain/notification.ts";
import { notificationType } from "../domain/notification.ts";
import { notificationLink } from "../domain/notification-link.ts";
import type { NotificationRow } from "../queries/notifications.server.ts";

/** A row for display, without links that are no longer allowed (SEC-21). */
export function notificationView(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: notificationType(row.type),
    content: row.content,
    link: row.link === null ? null : notificationLink(row.link),
    date: row.visibleFrom,
    seen: row.seenAt !== null,
    read: row.readAt !== null,
  };
}

/** Newest first in, oldest first out. */
export function channelEvents(rows: readonly NotificationRow[]): ChannelEvent[] {
  return rows.map((row) => ({ event: eventIdOf(row), notification: notificationView(row) })).reverse();
}
