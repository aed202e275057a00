import { type ChannelEvent, eventIdOf } from "#app/domain/notifications/channel-rules.ts";
import { type Notification, notificationType } from "#app/domain/notifications/notification.ts";
import { notificationLink } from "#app/domain/notifications/notification-link.ts";
import type { NotificationRow } from "#app/queries/notifications/notifications.server.ts";

/** A row for display, without links that are no longer allowed (security.md SEC-21). */
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
