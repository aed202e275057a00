import { isoOfDay, weekdayOf } from "#app/platform/time/calendar.ts";
import { DAY_MS } from "#app/platform/time/units.ts";
import { ownExams } from "./featured-exams.ts";

/**
 * The first day is the first Sunday from this one on. As in ENEM 5/11/2023, 3/11/2024, 9/11/2025, 8/11/2026; Fuvest 19/11/2023,
 * 17/11/2024, 23/11/2025; Unicamp 20/10/2024, 26/10/2025. Other exams have no such rule. `month` from 0.
 */
const usualFrom: Readonly<Record<string, { month: number; day: number }>> = {
  ENEM: { month: 10, day: 3 },
  USP: { month: 10, day: 17 },
  UNICAMP: { month: 9, day: 20 },
};

/** Days since 1970. */
function firstSunday(year: number, { month, day }: { month: number; day: number }): number {
  const from = Date.UTC(year, month, day) / DAY_MS;
  return from + 6 - weekdayOf(from);
}

export type LikelyExam = {
  name: string;
  /** Days since 1970. */
  day: number;
};

/** The soonest of the person's exams after `today` (days since 1970), by the custom of the last years: to be confirmed by the person. */
export function likelyExam(courses: readonly string[], today: number): LikelyExam | null {
  const year = Number(isoOfDay(today).slice(0, 4));
  const coming = ownExams(courses).flatMap(({ code, name }) => {
    const from = usualFrom[code];
    const day = from && [year, year + 1].map((each) => firstSunday(each, from)).find((each) => each > today);
    return day ? [{ name, day }] : [];
  });
  return coming.toSorted((a, b) => a.day - b.day)[0] ?? null;
}
