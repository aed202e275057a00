import { once } from "./once.ts";

/** Writes numbers with a comma, with at least and at most so many digits after it. */
function digits(minimumFractionDigits: number, maximumFractionDigits: number) {
  const made = once(() => new Intl.NumberFormat("pt-BR", { minimumFractionDigits, maximumFractionDigits }));
  return (value: number) => made().format(value);
}

/** 742.3 → "742,3"; 742 → "742,0". */
export const decimal = digits(1, 1);

/** 0.5 → "0,50". */
export const formatHundredths = digits(2, 2);

/** 3.25 → "3,3"; 3 → "3". */
export const formatTenths = digits(0, 1);
