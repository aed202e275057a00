import { formatDate, formatter } from "./format-date.ts";
import { DAY } from "./units.ts";

const clock = { hour: "2-digit", minute: "2-digit" } as const;

/** Epoch seconds → "21 de nov. de 2026, 14:30". */
export const formatDateTime = formatter({ day: "numeric", month: "short", year: "numeric", ...clock });

/** Epoch seconds → "14:30". */
export const formatHour = formatter(clock);

/** Epoch seconds → "21 de nov., 14:30": of a time in the next weeks. */
export const formatSoon = formatter({ day: "numeric", month: "short", ...clock });

const longDay = formatter({ day: "numeric", month: "long" });

/** The day of a time in São Paulo, epoch seconds: "hoje", "ontem", "3 de novembro". */
export function formatDayAgo(epochSeconds: number, now: number): string {
  const date = formatDate(epochSeconds);
  if (date === formatDate(now)) return "hoje";
  return date === formatDate(now - DAY) ? "ontem" : longDay(epochSeconds);
}

/** By the hour of São Paulo, epoch seconds. */
export function greeting(epochSeconds: number): string {
  const hour = Number(formatHour(epochSeconds).slice(0, 2));
  if (hour < 5 || hour >= 18) return "Boa noite";
  return hour < 12 ? "Bom dia" : "Boa tarde";
}
