import type { Notification } from "./notification.ts";

/**
 * The place of a notification in the stream of a person's events: grows with the second it is shown from, then with its
 * number. Ordered by showing, because what is scheduled is written long before it is due.
 */
export function eventIdOf(place: { visibleFrom: number; num: number }): number {
  return place.visibleFrom * EVENTS_PER_SECOND + (place.num % EVENTS_PER_SECOND);
}

const EVENTS_PER_SECOND = 1_000_000;
/** Seconds before the last event that are sent again: clocks differ, and a commit takes its time. Known ids are dropped. */
export const OVERLAP_SECONDS = 60;

/** The second from which missed events are read, given the last event a tab had. */
export function resumeFrom(lastEvent: number): number {
  return Math.max(0, Math.floor(lastEvent / EVENTS_PER_SECOND) - OVERLAP_SECONDS);
}

/** What a tab says its last event was; null where it is no event id. */
export function readEventId(text: string | null): number | null {
  const event = /^\d{1,16}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return Number.isSafeInteger(event) ? event : null;
}

/** One notification on its way to a tab. */
export type ChannelEvent = { event: number; notification: Notification };
/** What the server says over the socket, and in answer to a poll: events, and up to where the tab now is. */
export type ChannelMessage = { events: ChannelEvent[]; last: number };

/** Why a socket closes: RFC 6455's codes, and 4000 and above our own. */
export const closeCodes = {
  flood: 1008,
  tooLarge: 1009,
  serverError: 1011,
  /** The session ended: the tab must not come back by itself. */
  sessionEnded: 4401,
  /** What the person may do has changed: the tab comes back with a fresh session. */
  claimsChanged: 4403,
} as const;

export const channelLimits = {
  messageBytes: 4096,
  messagesPerMinute: 20,
  /** Seconds after which every open socket's session is asked again. */
  revalidateSeconds: 1800,
  pollSeconds: 60,
} as const;

/**
 * What becomes of a message from a tab: `hits` are the epoch seconds of its messages within the last minute, this one
 * included; `close` is the code to close with, or null (security.md SEC-28).
 */
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

/** When a channel wakes next: for the next scheduled notification, at the latest to ask its sessions again. Epoch seconds. */
export function nextWake(now: number, nextVisible: number | null): number {
  const latest = now + channelLimits.revalidateSeconds;
  return nextVisible === null ? latest : Math.min(Math.max(nextVisible, now + 1), latest);
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Milliseconds before the next try to connect: doubling from 1 s to 60 s, drawn between half and whole of it by `dice` (0 to
 * 1), so that a restart of the server does not bring everybody back at once.
 */
export function reconnectWait(attempt: number, dice: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return Math.round(wait * (0.5 + dice / 2));
}
