import { once } from "./once.ts";

const whole = once(() => new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 }));
const percent = once(() => new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 0 }));
const money = once(() => new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }));
const date = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "America/Sao_Paulo",
    }),
);
const dayAndMonth = once(
  () => new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", timeZone: "UTC" }),
);

/** 12345 → "12.345". */
export function formatNumber(value: number): string {
  return whole().format(value);
}

/** 0.756 → "76%". */
export function formatShare(share: number): string {
  return percent().format(share);
}

/** Centavos → "R$ 24,90", "R$ 30,00". */
export function formatMoney(centavos: number): string {
  return money().format(centavos / 100);
}

/** Epoch seconds → "21 de nov. de 2026". */
export function formatDate(epochSeconds: number): string {
  return date().format(epochSeconds * 1000);
}

/** An ISO day "2026-11-16" → "16/11". */
export function formatDay(isoDay: string): string {
  return dayAndMonth().format(new Date(`${isoDay}T00:00:00Z`));
}

export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const AGES = [
  { seconds: 365 * 86_400, one: "ano", many: "anos" },
  { seconds: 86_400, one: "dia", many: "dias" },
  { seconds: 3600, one: "hora", many: "horas" },
  { seconds: 60, one: "minuto", many: "minutos" },
  { seconds: 1, one: "segundo", many: "segundos" },
] as const;

/** Epoch seconds → "há 3 dias"; in seconds, minutes, hours, days or years (R-SHELL-20). */
export function formatAge(epochSeconds: number, now: number): string {
  const age = Math.max(0, Math.floor(now - epochSeconds));
  const unit = AGES.find(({ seconds }) => age >= seconds);
  return unit ? `há ${plural(Math.floor(age / unit.seconds), unit.one, unit.many)}` : "agora";
}
