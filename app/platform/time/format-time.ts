import { once } from "#app/platform/text/once.ts";

const dateTime = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "America/Sao_Paulo",
    }),
);

/** Epoch seconds → "21 de nov. de 2026, 14:30", in São Paulo. */
export function formatDateTime(epochSeconds: number): string {
  return dateTime().format(epochSeconds * 1000);
}

const day = once(
  () => new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "long", timeZone: "America/Sao_Paulo" }),
);
const DAY = 86_400;

/** The day of a time in São Paulo, epoch seconds: "hoje", "ontem", "3 de novembro". */
export function formatDayAgo(epochSeconds: number, now: number): string {
  const of = (seconds: number) => day().format(seconds * 1000);
  const said = of(epochSeconds);
  if (now - epochSeconds < 2 * DAY && said === of(now)) return "hoje";
  return now - epochSeconds < 2 * DAY && said === of(now - DAY) ? "ontem" : said;
}

const clock = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", timeZone: "America/Sao_Paulo" }),
);

/** Epoch seconds → "14:30", in São Paulo. */
export function formatHour(epochSeconds: number): string {
  return clock().format(epochSeconds * 1000);
}

/** By the hour of São Paulo, epoch seconds. */
export function greeting(epochSeconds: number): string {
  const hour = Math.floor(epochSeconds / 3600 - 3) % 24;
  if (hour < 5 || hour >= 18) return "Boa noite";
  return hour < 12 ? "Bom dia" : "Boa tarde";
}
