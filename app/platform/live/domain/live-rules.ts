import { MINUTE_MS } from "#app/platform/time/units.ts";

/** With what a room closes a socket: RFC 6455's codes, and our own from 4000. */
export const closeCodes = {
  /** Everything is said. */
  done: 1000,
  serverError: 1011,
  /** A right or the socket's time ended; who still may enter comes back. */
  ended: 4001,
  /** Too many messages, or one that is too long (SEC-28). */
  flood: 4008,
} as const;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Reconnect delay in ms: 1 s doubling to 30 s, jittered between half and whole by `dice` (0 to 1) against a stampede. */
export function reconnectWait(attempt: number, dice: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return Math.round(wait * (0.5 + dice / 2));
}

/** `at`: epoch milliseconds in which a minute began, with `hits` messages so far. */
export type Minute = { at: number; hits: number };
/** `hits`: messages in a minute; `bytes`: of one. */
type MessageLimits = { hits: number; bytes: number };

/** The minute with one more message, or null where it is too many or too long. */
export function withMessage(
  { at, hits }: Minute,
  bytes: number,
  limits: MessageLimits,
  now: number,
): Minute | null {
  const minute = now - at >= MINUTE_MS ? { at: now, hits: 1 } : { at, hits: hits + 1 };
  return minute.hits > limits.hits || bytes > limits.bytes ? null : minute;
}
