import { formatter } from "./format-date.ts";
import { formatHour } from "./format-time.ts";

const clock = { hour: "2-digit", minute: "2-digit" } as const;
const short = formatter({ weekday: "short", day: "numeric", month: "short", ...clock });

/** Epoch seconds → "qui., 26 de nov., 15:00 (Brasília)". */
export function formatMeeting(epochSeconds: number): string {
  return `${short(epochSeconds)} (Brasília)`;
}

const ownHour = formatter({ ...clock, timeZone: undefined });

/** The time on the clock of this device; null where that shows São Paulo's. Not while a page is hydrated. */
export function formatOwnHour(epochSeconds: number): string | null {
  const own = ownHour(epochSeconds);
  return own === formatHour(epochSeconds) ? null : own;
}
