import { once } from "./once.ts";

const percent = once(() => new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 0 }));
const money = once(() => new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }));

/** Numbers with a comma, and at least and at most so many digits after it. */
function digits(minimumFractionDigits: number, maximumFractionDigits: number) {
  const made = once(() => new Intl.NumberFormat("pt-BR", { minimumFractionDigits, maximumFractionDigits }));
  return (value: number) => made().format(value);
}

/** 12345 → "12.345". */
export const formatNumber = digits(0, 0);

/** Of a score: 7.5 → "7,5"; 7 → "7". */
export const formatPoints = digits(0, 2);

/** 3.25 → "3,3"; 3 → "3". */
export const formatTenths = digits(0, 1);

/** 742.3 → "742,3"; 742 → "742,0". */
export const decimal = digits(1, 1);

/** 0.5 → "0,50". */
export const formatHundredths = digits(2, 2);

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
