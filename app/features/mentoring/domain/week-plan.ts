import { DAY } from "#app/platform/time/units.ts";
import { startOfWeek, weekOf } from "#app/platform/time/week.ts";

export const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"] as const;

/** A Monday at most a year away from now; else the current week. */
export function readWeek(text: string | null, now: number): string {
  const current = weekOf(now);
  if (text === null) return current;
  const start = startOfWeek(text);
  const isMonday = Number.isFinite(start) && weekOf(start) === text;
  return isMonday && Math.abs(start - now) < 366 * DAY ? text : current;
}

/** Today's place in a week: 0 to 6; -1 before it, 7 after it. */
export function dayInWeek(week: string, now: number): number {
  return Math.max(-1, Math.min(7, Math.floor((now - startOfWeek(week)) / DAY)));
}

type Promised = { day: number; minutes: number; questions: number; doneAt: number | null };

/** Promised against reached. `answered`: questions of the week by the ledger; `late`: tasks whose day is over. */
export function weekTally(
  tasks: readonly Promised[],
  { answered, today }: { answered: number; today: number },
) {
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  const minutesOf = (some: readonly Promised[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    tasks: tasks.length,
    done: done.length,
    minutes: minutesOf(tasks),
    minutesDone: minutesOf(done),
    questions: tasks.reduce((sum, { questions }) => sum + questions, 0),
    answered,
    late: tasks.filter(({ day, doneAt }) => doneAt === null && day < today).length,
  };
}

export type WeekTally = ReturnType<typeof weekTally>;
