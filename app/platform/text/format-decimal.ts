import { once } from "./once.ts";

const tenth = once(
  () => new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** 742.3 → "742,3". */
export function decimal(value: number): string {
  return tenth().format(value);
}
