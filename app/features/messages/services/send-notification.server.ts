import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type ChannelEvent, eventIdOf } from "#app/platform/live/domain/channel-rules.ts";
import type { Notification, NotificationType } from "#app/platform/live/domain/notification.ts";
import { type Audience, audienceKey } from "../domain/audience.ts";
import { LONGEST_CONTENT, lifeOf } from "../domain/notification.ts";
import { notificationLink } from "../domain/notification-link.ts";
import { liveUsersIn } from "../queries/live-channels.server.ts";
import { insertNotification, trimPersonal } from "../queries/notifications.server.ts";

/** Open tabs reached by one general notification; others get it at their next connection or page. */
const MOST_LIVE = 900;

export type NewNotification = {
  audience: Audience;
  type: NotificationType;
  content: string;
  link: string | null;
  /** Epoch seconds; null: at once. */
  visibleFrom: number | null;
  /** Epoch seconds; null: 30 days for a general one, never for a personal one. */
  expiresAt: number | null;
};

/** `id` becomes the notification's, so that repeats write nothing; `note` is written in the same batch. */
export type SendOperation = { id: string; note?: (sent: object) => Statement };

/**
 * `sender` null: the product; `repeated`: sent before. Throws no-permission, invalid-notification,
 * invalid-notification-link, invalid-notification-time.
 */
export async function sendNotification(
  deps: Deps,
  sender: Viewer | null,
  input: NewNotification,
  operation?: SendOperation,
): Promise<{ id: string; num: number; repeated: boolean }> {
  if (sender && !sender.claims.includes("admin")) throw new AppError("no-permission");
  const now = deps.now();
  const { audience, ...checked } = check(input, now);
  const row = {
    ...checked,
    id: operation?.id ?? deps.newId(),
    audience: audienceKey(audience),
    createdAt: now,
    sentBy: sender?.id ?? null,
  };
  const { db } = deps;
  const {
    inserted: [inserted],
    live,
  } = await deps.write({
    inserted: insertNotification(db, row),
    // Right behind the notification: it notes what that changed.
    note: operation?.note?.({ ...checked, audience: row.audience }) ?? [],
    trimmed: audience.kind === "person" ? trimPersonal(db, row.audience) : [],
    live: audience.kind === "person" ? [] : liveUsersIn(db, audience, MOST_LIVE),
  });
  if (!inserted) return { id: row.id, num: 0, repeated: true };
  const { num } = inserted;
  const { id, type, content, link, visibleFrom } = row;
  const notification: Notification = { id, type, content, link, date: visibleFrom, seen: false, read: false };
  const event: ChannelEvent = { event: eventIdOf({ visibleFrom, num }), notification };
  const recipients = audience.kind === "person" ? [audience.userId] : live.map(({ userId }) => userId);
  deps.later(({ channels }) => channels.deliver(recipients, event));
  return { id, num, repeated: false };
}

function check(input: NewNotification, now: number) {
  const content = input.content.trim();
  if (content === "" || content.length > LONGEST_CONTENT) throw new AppError("invalid-notification");
  const link = input.link ? notificationLink(input.link) : null;
  if (input.link && !link) throw new AppError("invalid-notification-link");
  const personal = input.audience.kind === "person";
  const life = lifeOf({ visibleFrom: input.visibleFrom, expiresAt: input.expiresAt, personal }, now);
  if (!life) throw new AppError("invalid-notification-time");
  return { audience: input.audience, type: input.type, content, link, ...life };
}
