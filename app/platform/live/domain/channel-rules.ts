import type { Notification } from "./notification.ts";

/** Event id: grows with `visibleFrom`, then `num`; scheduled ones are written long before they are due. */
export function eventIdOf(place: { visibleFrom: number; num: number }): number {
  return place.visibleFrom * EVENTS_PER_SECOND + (place.num % EVENTS_PER_SECOND);
}

const EVENTS_PER_SECOND = 1_000_000;
/** Seconds before the last event in which one may still appear, by clock skew and commit time. */
export const OVERLAP_SECONDS = 60;

export function resumeFrom(lastEvent: number): number {
  return Math.max(0, Math.floor(lastEvent / EVENTS_PER_SECOND) - OVERLAP_SECONDS);
}

/** Whether an event came after the last one of a tab: it is due later, or was written later (`num` grows with each). */
export function isNews(event: number, last: number): boolean {
  const dueLater = Math.floor(event / EVENTS_PER_SECOND) > Math.floor(last / EVENTS_PER_SECOND);
  // Numbers start again at a million: less than half of it ahead is later.
  const ahead =
    ((event % EVENTS_PER_SECOND) - (last % EVENTS_PER_SECOND) + EVENTS_PER_SECOND) % EVENTS_PER_SECOND;
  return dueLater || (ahead > 0 && ahead < EVENTS_PER_SECOND / 2);
}

export function readEventId(text: string | null): number | null {
  const event = /^\d{1,16}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return Number.isSafeInteger(event) ? event : null;
}

export type ChannelEvent = { event: number; notification: Notification };
/** `inbox`: the team's conversations changed. */
export type ChannelMessage = { events: ChannelEvent[]; last: number; inbox?: true };

export const channelLimits = {
  messageBytes: 4096,
  messagesPerMinute: 20,
  /** Tabs of one person with a socket; further ones poll. */
  sockets: 20,
  /** Seconds between session checks of open sockets. */
  revalidateSeconds: 1800,
} as const;

/** Epoch seconds: the next scheduled notification, at the latest the next session check. */
export function nextWake(now: number, nextVisible: number | null): number {
  const latest = now + channelLimits.revalidateSeconds;
  return nextVisible === null ? latest : Math.min(Math.max(nextVisible, now + 1), latest);
}
