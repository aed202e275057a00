import { FSRS } from "ts-fsrs";
import { memoized } from "#app/platform/text/memoized.ts";

/** Again, hard, good, easy, as FSRS has them. */
export type Grade = 1 | 2 | 3 | 4;

/** Stability in days, difficulty 1 to 10, and the day of the last answer. */
export type Memory = { stability: number; difficulty: number; last: number };

/** Shares of cards remembered on the day they come back, in per cent. */
export const RETENTIONS = [80, 85, 90, 95] as const;
export const USUAL_RETENTION = 90;

/** FSRS-6 with its published weights; a day is the shortest step (decision 043). */
const schedulerOf = memoized(
  (retention) => new FSRS({ enable_short_term: false, request_retention: Number(retention) / 100 }),
  RETENTIONS.length,
);

function scheduler(retention: number): FSRS {
  return schedulerOf(String(retention));
}

/** Days are those since 1970 in São Paulo. */
export function memoryAfter(memory: Memory | null, day: number, grade: Grade): Memory {
  const elapsed = memory ? Math.max(0, day - memory.last) : 0;
  const { stability, difficulty } = scheduler(USUAL_RETENTION).next_state(memory, elapsed, grade);
  return { stability, difficulty, last: memory ? Math.max(day, memory.last) : day };
}

/**
 * Days until the memory after each grade fades to the retention (per cent): at least one, and longer the better the grade, as the
 * package's own scheduler has it.
 */
export function intervalsAfter(
  memory: Memory | null,
  day: number,
  retention: number,
): Readonly<Record<Grade, number>> {
  const fades = (grade: Grade) =>
    scheduler(retention).next_interval(memoryAfter(memory, day, grade).stability, 0);
  const again = Math.min(fades(1), fades(2));
  const hard = Math.max(fades(2), again + 1);
  const good = Math.max(fades(3), hard + 1);
  return { 1: again, 2: hard, 3: good, 4: Math.max(fades(4), good + 1) };
}
