import {
  NEVER_EXPIRES,
  type Notification,
  type NotificationType,
  notificationTypes,
} from "#app/platform/live/domain/notification.ts";
import { DAY } from "#app/platform/time/units.ts";

/** Characters of a notification's text, at most. */
export const LONGEST_CONTENT = 500;
/** Notifications displayed to a person, and stored of those sent to them alone. */
export const MOST_NOTIFICATIONS = 50;
/** Longest life of a general notification, in seconds; the default is 30 days. */
export const LONGEST_LIFE = 366 * DAY;
export const USUAL_LIFE = 30 * DAY;

export function notificationType(text: string): NotificationType {
  return notificationTypes.find((type) => type === text) ?? "outro";
}

/** Visibility in epoch seconds: from now unless scheduled; general ones end. Null for an end before the start or too late. */
export function lifeOf(
  wanted: { visibleFrom: number | null; expiresAt: number | null; personal: boolean },
  now: number,
): { visibleFrom: number; expiresAt: number } | null {
  const visibleFrom = Math.max(wanted.visibleFrom ?? now, now);
  const usual = wanted.personal ? NEVER_EXPIRES : visibleFrom + USUAL_LIFE;
  const expiresAt = wanted.expiresAt ?? usual;
  const latest = wanted.personal ? NEVER_EXPIRES : visibleFrom + LONGEST_LIFE;
  const sound = [visibleFrom, expiresAt].every(Number.isSafeInteger);
  if (!sound || visibleFrom > now + LONGEST_LIFE || expiresAt <= visibleFrom || expiresAt > latest)
    return null;
  return { visibleFrom, expiresAt };
}

export type NotificationExtra = { deleted: string };

/** What the page and the menu of notifications show, and when it was read (epoch seconds). */
export type NotificationList = { now: number; notifications: Notification[] };
