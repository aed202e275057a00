import { HOUR } from "#app/platform/time/units.ts";

/** The data of a job's speed. `stepsSince`, `since`: steps finished since a recent epoch second. */
export type JobPace = {
  seen: number;
  expected: number;
  step: number;
  stepsSince: number;
  since: number;
  updatedAt: number;
};

/** Seconds after its last step from which a job waits for its next caller. */
export const RESTS = 60;
/** Fewer steps give no estimate. */
const FEWEST = 2;

/** Estimated seconds until a running job ends, by its last steps; null without an estimate. */
export function secondsLeft(
  { seen, expected, step, stepsSince, since, updatedAt }: JobPace,
  now: number,
): number | null {
  if (stepsSince < FEWEST || seen === 0 || seen >= expected || now - updatedAt > RESTS) return null;
  const steps = ((expected - seen) * step) / seen;
  return Math.ceil((steps * (updatedAt - since)) / stepsSince);
}

/** "faltam cerca de 2 min". */
export function timeLeftInWords(seconds: number): string {
  if (seconds < 10) return "faltam poucos segundos";
  if (seconds < 55) return `faltam cerca de ${Math.round(seconds / 10) * 10} s`;
  if (seconds < 90) return "falta cerca de 1 min";
  if (seconds < 5400) return `faltam cerca de ${Math.round(seconds / 60)} min`;
  return `faltam cerca de ${Math.round(seconds / HOUR)} h`;
}
