/** What a job's speed is read from. `stepsSince`, `since`: steps taken since an epoch second not long ago. */
export type JobPace = {
  seen: number;
  expected: number;
  step: number;
  stepsSince: number;
  since: number;
  updatedAt: number;
};

/** Seconds after its last step from which a job waits for somebody to take it on. */
const RESTS = 60;
/** Fewer steps tell nothing of a job's speed. */
const FEWEST = 2;

/** Seconds until a running job ends, by its last steps; null where they tell nothing. */
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
  return `faltam cerca de ${Math.round(seconds / 3600)} h`;
}
