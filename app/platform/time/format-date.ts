import { plural } from "#app/platform/text/format.ts";
import { once } from "#app/platform/text/once.ts";
import { DAY, HOUR, MINUTE } from "./units.ts";

/** The zone of every day, week and time of Farol (R-PROG-2). */
const ZONE = "America/Sao_Paulo";

/**
 * Writes epoch seconds in Portuguese: in São Paulo, wherever the server and the reader are.
 * @__NO_SIDE_EFFECTS__
 */
export function formatter(parts: Intl.DateTimeFormatOptions): (epochSeconds: number) => string {
  const made = once(() => new Intl.DateTimeFormat("pt-BR", { timeZone: ZONE, ...parts }));
  return (epochSeconds) => made().format(epochSeconds * 1000);
}

/** Epoch seconds → "21 de nov. de 2026". */
export const formatDate = formatter({ day: "numeric", month: "short", year: "numeric" });

/** An ISO day "2026-11-16" → "16/11". */
export function formatDay(isoDay: string): string {
  return `${isoDay.slice(8)}/${isoDay.slice(5, 7)}`;
}

/** Epoch seconds → "2026-11-21T17:30:00.000Z", for machines. */
export function isoTime(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString();
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
