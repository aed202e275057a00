import { weeksBetween } from "#app/platform/time/week.ts";

/** Pauses one can have saved, and the weeks of study that save one more. */
const MOST_PAUSES = 2;
const WEEKS_A_PAUSE = 4;

export type Streak = {
  /** Weeks with answers, in a row but for the pauses. */
  weeks: number;
  /** Weeks without answers that the streak survives. */
  pauses: number;
  /** A pause was spent on last week. */
  rested: boolean;
};

const begun: Streak = { weeks: 0, pauses: 1, rested: false };

function afterWeek({ weeks, pauses }: Streak, questions: number): Streak {
  if (questions > 0) {
    const saved = (weeks + 1) % WEEKS_A_PAUSE === 0 ? 1 : 0;
    return { weeks: weeks + 1, pauses: Math.min(MOST_PAUSES, pauses + saved), rested: false };
  }
  return weeks > 0 && pauses > 0 ? { weeks, pauses: pauses - 1, rested: true } : begun;
}

/** The running week breaks nothing. `questions`: by the week's Monday; `week`: the running one. */
export function streakOf(questions: Readonly<Record<string, number>>, week: string): Streak {
  const first = Object.keys(questions).toSorted()[0] ?? week;
  const before = weeksBetween(first, week).reduce(
    (streak, monday) => afterWeek(streak, questions[monday] ?? 0),
    begun,
  );
  const now = questions[week] ?? 0;
  return now > 0 ? { ...afterWeek(before, now), rested: before.rested } : before;
}
