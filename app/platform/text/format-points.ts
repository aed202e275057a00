import { once } from "./once.ts";

const points = once(() => new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 2 }));

/** Of a score: 7.5 → "7,5". */
export function formatPoints(value: number): string {
  return points().format(value);
}
