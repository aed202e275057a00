/** The types of the specification (000 §3); anything else is of type "outro". */
export const notificationTypes = ["novidade", "aviso", "novo-comentario", "nova-resposta", "outro"] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** A notification as one person has it. Times in epoch seconds. */
export type Notification = {
  id: string;
  type: NotificationType;
  content: string;
  /** A path of ours, or an https address of a known host; null where there is none. */
  link: string | null;
  date: number;
  /** Was on the screen with the menu or the page open. */
  seen: boolean;
  /** Its link was followed, or it was marked as read. */
  read: boolean;
};

/** Characters of a notification's text, at most. */
export const LONGEST_CONTENT = 500;
/** Notifications shown to a person, and kept of those sent to them alone. */
export const MOST_NOTIFICATIONS = 50;
/** The last second of the year 9999: a notification to one person waits until they delete it. */
export const NEVER_EXPIRES = 253_402_300_799;
/** A general notification lives at most this long, in seconds, and 30 days unless said otherwise. */
export const LONGEST_LIFE = 366 * 86_400;
export const USUAL_LIFE = 30 * 86_400;

/** What was typed or stored as a type; unknown ones are shown as any other. */
export function notificationType(text: string): NotificationType {
  return notificationTypes.find((type) => type === text) ?? "outro";
}

/**
 * When a notification is shown, from what was asked: at once unless scheduled, general ones with an end. Null where the end
 * does not come after the beginning, or lies too far off. Times in epoch seconds.
 */
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

/** What the reply to a form about notifications holds: the id of the one that was deleted. */
export type NotificationExtra = { deleted: string };

/** What the page and the menu of notifications show, and when it was read (epoch seconds). */
export type NotificationList = { now: number; notifications: Notification[] };
