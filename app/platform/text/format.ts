import { once } from "./once.ts";

const whole = once(() => new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 }));
const percent = once(() => new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 0 }));
const money = once(() => new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }));

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

export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
