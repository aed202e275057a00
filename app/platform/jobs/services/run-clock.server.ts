import type { Deps } from "#app/platform/context/deps.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { recordStepDone, stepsDone } from "../queries/clock-steps.server.ts";

/** Seconds after which a step of the six-hourly run is overdue: the run that was to end it is over. */
const OVERDUE = 6 * HOUR + 300;

/** One step of the clock: idempotent, with a bounded amount of work. Every tick, or every six hours. */
export type ClockStep = {
  name: string;
  every: "tick" | "six-hours";
  run: (deps: Deps) => Promise<unknown>;
  longestMs: number;
};

export type Tick = {
  /** The six-hourly run; else those of every tick, and what is overdue. */
  isMain: boolean;
  deps: Deps;
  /** Dependencies that reach no database once the signal is aborted, so that an overlong step ends there. */
  depsUntil: (signal: AbortSignal) => Deps;
  timeout: (milliseconds: number) => AbortSignal;
  report: (step: string, error: unknown) => void;
};

/** Ends with the work, or throws the signal's reason when that comes first. */
function within(work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const late = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}

/**
 * Runs the steps that are due, one after the other: one that fails or lasts too long is reported, stops no other, and is resumed at
 * the next tick. Returns the names of those that did not end.
 */
export async function runClock(steps: readonly ClockStep[], tick: Tick): Promise<string[]> {
  const { deps } = tick;
  const rows = await deps.read(stepsDone(deps.db));
  const done = new Map(rows.map(({ name, doneAt }) => [name, doneAt]));
  const isOverdue = (name: string) => deps.now() - (done.get(name) ?? 0) > OVERDUE;
  const due = steps.filter(({ name, every }) => tick.isMain || every === "tick" || isOverdue(name));
  const unfinished: string[] = [];
  for (const { name, every, run, longestMs } of due) {
    const signal = tick.timeout(longestMs);
    try {
      await within(run(tick.depsUntil(signal)), signal);
      if (every === "six-hours") await deps.write(recordStepDone(deps.db, name, deps.now()));
    } catch (error) {
      tick.report(name, error);
      unfinished.push(name);
    }
  }
  return unfinished;
}
