import { MINUTE_MS } from "#app/platform/time/units.ts";
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

/** RFC 6455's codes, and our own from 4000. */
export const closeCodes = {
  flood: 1008,
  tooLarge: 1009,
  serverError: 1011,
  /** The tab must not reconnect. */
  sessionEnded: 4401,
  /** The tab reconnects with a fresh session. */
  claimsChanged: 4403,
} as const;

export const channelLimits = {
  messageBytes: 4096,
  messagesPerMinute: 20,
  /** Tabs of one person with a socket; further ones poll. */
  sockets: 20,
  /** Seconds between session checks of open sockets. */
  revalidateSeconds: 1800,
  pollSeconds: 60,
} as const;

/** `hits`: epoch seconds of the tab's messages in the last minute, this one included; `close`: code or null (SEC-28). */
export function judgeMessage(
  hits: readonly number[],
  bytes: number,
  now: number,
): { hits: number[]; close: number | null } {
  const recent = [...hits.filter((hit) => hit > now - 60), now];
  if (bytes > channelLimits.messageBytes) return { hits: recent, close: closeCodes.tooLarge };
  const flood = recent.length > channelLimits.messagesPerMinute;
  return { hits: recent, close: flood ? closeCodes.flood : null };
}

/** Epoch seconds: the next scheduled notification, at the latest the next session check. */
export function nextWake(now: number, nextVisible: number | null): number {
  const latest = now + channelLimits.revalidateSeconds;
  return nextVisible === null ? latest : Math.min(Math.max(nextVisible, now + 1), latest);
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = MINUTE_MS;

/** Reconnect delay in ms: 1 s doubling to 60 s, jittered between half and whole by `dice` (0 to 1) against a stampede. */
export function reconnectWait(attempt: number, dice: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return Math.round(wait * (0.5 + dice / 2));
}
