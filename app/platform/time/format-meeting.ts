import { formatHour } from "./format-time.ts";
import { CLOCK, formatter, LONG_DAY } from "./formatter.ts";

const short = formatter({ weekday: "short", day: "numeric", month: "short", ...CLOCK });

/** Epoch seconds → "quinta-feira, 26 de novembro", in São Paulo. */
export const formatWeekday = formatter({ weekday: "long", ...LONG_DAY });

/** Epoch seconds → "qui., 26 de nov., 15:00 (Brasília)". */
export function formatMeeting(epochSeconds: number): string {
  return `${short(epochSeconds)} (Brasília)`;
}

/** Epoch seconds → "quarta-feira, 25 de novembro, 19:00 às 21:00", in São Paulo. */
export function formatShift({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string {
  return `${formatWeekday(startsAt)}, ${formatHour(startsAt)} às ${formatHour(endsAt)}`;
}

const ownHour = formatter({ ...CLOCK, timeZone: undefined });

/** The time on the clock of this device; null where that shows São Paulo's. Not while a page is hydrated. */
export function formatOwnHour(epochSeconds: number): string | null {
  const own = ownHour(epochSeconds);
  return own === formatHour(epochSeconds) ? null : own;
}
