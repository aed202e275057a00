import { plural } from "#app/platform/text/format.ts";
import { dayInSaoPaulo, dayOfIso } from "./calendar.ts";
import { CLOCK, DATE, formatter, LONG_DAY } from "./formatter.ts";
import { DAY, HOUR, MINUTE } from "./units.ts";
import { clockAt } from "./zone.ts";

/** Epoch seconds → "21 de nov. de 2026". */
export const formatDate = formatter(DATE);

/** Epoch seconds → "21 de nov. de 2026, 14:30". */
export const formatDateTime = formatter({ ...DATE, ...CLOCK });

/** Epoch seconds → "14:30". */
export const formatHour = formatter(CLOCK);

/** Epoch seconds → "21 de nov., 14:30": of a time in the next weeks. */
export const formatSoon = formatter({ day: "numeric", month: "short", ...CLOCK });

const longDay = formatter(LONG_DAY);
const dayAndMonth = formatter({ day: "2-digit", month: "2-digit", timeZone: "UTC" });

/** An ISO day "2026-11-16" → "16/11". */
export function formatDay(isoDay: string): string {
  return dayAndMonth((dayOfIso(isoDay) ?? Number.NaN) * DAY);
}

/** The day of a time in São Paulo, epoch seconds: "hoje", "ontem", "3 de novembro". */
export function formatDayAgo(epochSeconds: number, now: number): string {
  const days = dayInSaoPaulo(now) - dayInSaoPaulo(epochSeconds);
  return ["hoje", "ontem"][days] ?? longDay(epochSeconds);
}

/** By the hour of São Paulo, epoch seconds. */
export function greeting(epochSeconds: number): string {
  const hour = Math.floor(clockAt(epochSeconds) / HOUR) % 24;
  if (hour < 5 || hour >= 18) return "Boa noite";
  return hour < 12 ? "Bom dia" : "Boa tarde";
}

const AGES = [
  { seconds: 365 * DAY, one: "ano", many: "anos" },
  { seconds: DAY, one: "dia", many: "dias" },
  { seconds: HOUR, one: "hora", many: "horas" },
  { seconds: MINUTE, one: "minuto", many: "minutos" },
  { seconds: 1, one: "segundo", many: "segundos" },
] as const;

/** Epoch seconds → "há 3 dias"; in seconds, minutes, hours, days or years (R-SHELL-20). */
export function formatAge(epochSeconds: number, now: number): string {
  const age = Math.max(0, Math.floor(now - epochSeconds));
  const unit = AGES.find(({ seconds }) => age >= seconds);
  return unit ? `há ${plural(Math.floor(age / unit.seconds), unit.one, unit.many)}` : "agora";
}
