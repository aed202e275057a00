import { readCookie } from "#app/platform/auth/cookies.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import type { Environment } from "./environment.ts";

/** Seconds that a test has moved its browser's days by. */
const MOVED_CLOCK_COOKIE = "relogio-de-teste";
/** Seconds: a year either way. */
const FURTHEST_MOVED = 366 * DAY;

/** Epoch seconds. */
export type Clock = () => number;

export const wallClock: Clock = () => Math.floor(Date.now() / 1000);

/**
 * The clock of a request. Under MOVABLE_CLOCK, which tests set for a Worker of their own, a cookie moves it by so many
 * seconds. Throws in production, where the time must not be movable.
 */
export function clockOf(env: Pick<Environment, "MOVABLE_CLOCK" | "FAROL_ENV">, request: Request): Clock {
  if (!env.MOVABLE_CLOCK) return wallClock;
  if (env.FAROL_ENV === "production") throw new Error("MOVABLE_CLOCK must not be set in production");
  const moved = Number(readCookie(request.headers.get("Cookie"), MOVED_CLOCK_COOKIE) ?? 0);
  return Number.isInteger(moved) && Math.abs(moved) <= FURTHEST_MOVED ? () => wallClock() + moved : wallClock;
}
