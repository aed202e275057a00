import { formatter, isoTime } from "./format-date.ts";
import { HOUR } from "./units.ts";

/** The offset of São Paulo from UTC in seconds since the last summer time; statements on moments after 2019 use it as it is. */
export const SAO_PAULO_OFFSET = -3 * HOUR;
const SUMMER_OFFSET = -2 * HOUR;
/** 2019-02-17T02:00Z, epoch seconds (Decreto 9.772/2019). */
const LAST_SUMMER_END = 1_550_368_800;

const named = formatter({ timeZoneName: "shortOffset" });

function offsetAt(at: number): number {
  if (!(at < LAST_SUMMER_END)) return SAO_PAULO_OFFSET;
  return named(at).endsWith("GMT-2") ? SUMMER_OFFSET : SAO_PAULO_OFFSET;
}

/** A moment as the clock of São Paulo shows it, in seconds since its 1970-01-01T00:00. `at`: epoch seconds. */
export function clockAt(at: number): number {
  return at + offsetAt(at);
}

/**
 * The moment at which the clock of São Paulo shows a time. An hour it shows twice is the first; one that it skips is as long
 * after the change as it would be after the hour of the change. Epoch seconds.
 */
export function momentOfClock(clock: number): number {
  const summer = clock - SUMMER_OFFSET;
  return offsetAt(summer) === SUMMER_OFFSET ? summer : clock - SAO_PAULO_OFFSET;
}

/** Epoch seconds → the time on the clock of São Paulo, for machines: "2026-11-21T14:30:00.000-03:00". */
export function isoClock(epochSeconds: number): string {
  const clock = clockAt(epochSeconds);
  return isoTime(clock).replace("Z", clock - epochSeconds === SUMMER_OFFSET ? "-02:00" : "-03:00");
}
