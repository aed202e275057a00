import { once } from "./once.ts";

const whole = once(() => new Intl.NumberFormat("en-US"));

/** 12345 → "12,345". */
export function formatEnglish(value: number): string {
  return whole().format(value);
}
