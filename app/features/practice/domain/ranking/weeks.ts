import { lastWeeks } from "#app/platform/time/week.ts";

/** The weeks that have boards: the present one and the last, by their Mondays. `now`: epoch seconds. */
export function foldedWeeks(now: number): { week: string; last: string } {
  const [last = "", week = ""] = lastWeeks(now, 2);
  return { week, last };
}

/** Periods a page shows, by their word in the address. */
export const periods = ["semana", "anterior", "total"] as const;
export type Period = (typeof periods)[number];

export function isPeriod(value: string): value is Period {
  return (periods as readonly string[]).includes(value);
}
