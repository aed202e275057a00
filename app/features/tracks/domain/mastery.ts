import { DAY } from "#app/platform/time/units.ts";

/** The last checks of a subtopic, oldest first: epoch seconds, right answers, questions. */
export type CheckMarks = readonly (readonly [at: number, right: number, questions: number])[];

export type MasteryLevel = "new" | "starting" | "firm" | "mastered";

/** `fading`: predicted recall is low. */
export type Mastery = { level: MasteryLevel; fading: boolean };

export const masteryWords: Readonly<Record<MasteryLevel, string>> = {
  new: "novo",
  starting: "começando",
  firm: "firme",
  mastered: "dominado",
};

/** Part of the questions that passes a check: two of three. */
const PASS = 0.66;
/** Days until the chance to remember is 0.9, after a first check: all right, or just passed. */
const FIRST_DAYS = { whole: 10, partial: 5 } as const;
/** How a check that comes when it is due lengthens them; earlier ones do in proportion. */
const GROWTH = { whole: 1.5, partial: 0.75 } as const;
/** A check that is not passed. */
const LOSS = 0.4;
/** Remembered this long is mastered: a first check alone is not. */
const MASTERED_DAYS = 18;
/** Chances to remember below which a level fades, falls by one, falls by two. */
const FADES = 0.9;
const FALLS = 0.8;
const FALLS_TWICE = 0.7;

/** The forgetting curve of FSRS-4.5: 0.9 after `stability` days. */
function recall(days: number, stability: number): number {
  return (1 + ((19 / 81) * days) / stability) ** -0.5;
}

/** Days of stability after a row of checks; 0 before the first that passes. */
function stabilityOf(checks: CheckMarks): number {
  let days = 0;
  let before = 0;
  for (const [at, right, questions] of checks) {
    const kind = right === questions ? "whole" : "partial";
    if (right / questions < PASS) days *= LOSS;
    else if (days === 0) days = FIRST_DAYS[kind];
    else days *= 1 + GROWTH[kind] * Math.min(1, Math.max(0, at - before) / DAY / days);
    before = at;
  }
  return days;
}

/** How well a subtopic is known at `now` (epoch seconds): only by its checks and the time since the last (decision 044). */
export function masteryOf({ steps, checks }: { steps: number; checks: CheckMarks }, now: number): Mastery {
  const last = checks.at(-1);
  if (!last) return { level: steps > 0 ? "starting" : "new", fading: false };
  const [at, right, questions] = last;
  const days = stabilityOf(checks);
  if (days === 0 || right / questions < PASS) return { level: "starting", fading: false };
  const chance = recall(Math.max(0, now - at) / DAY, days);
  const top = days >= MASTERED_DAYS ? 3 : 2;
  const lost = chance < FALLS_TWICE ? 2 : chance < FALLS ? 1 : 0;
  const level = top - lost === 3 ? "mastered" : top - lost === 2 ? "firm" : "starting";
  return { level, fading: chance < FADES };
}
