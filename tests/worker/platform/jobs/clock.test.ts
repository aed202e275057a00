import { describe, expect, it } from "vitest";
import type { Deps } from "#app/platform/context/deps.ts";
import { stepsDone } from "#app/platform/jobs/queries/clock-steps.server.ts";
import { type ClockStep, runClock } from "#app/platform/jobs/services/run-clock.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { buildContext } from "#workers/build-deps.ts";
import { clockSteps } from "#workers/clock-steps.ts";

const QUARTER = 900;
const SIX_HOURS = 6 * 3600;
const START = 1_800_000_000;

function at(now: number, signal?: AbortSignal): Deps {
  const { deps } = buildContext(bindings, new Request(ORIGIN), null, { signal });
  return { ...deps, now: () => now };
}

/** Runs a tick whose time is up for the steps named in `late`, once they have begun. */
async function tick(
  steps: readonly ClockStep[],
  now: number,
  { isMain = false, late = [] as string[] } = {},
) {
  const reported: string[] = [];
  const begun: string[] = [];
  const timers = new Map<string, AbortController>();
  const watched = steps.map((step) => ({
    ...step,
    run: (deps: Deps) => {
      begun.push(step.name);
      const running = step.run(deps);
      if (late.includes(step.name)) timers.get("current")?.abort(new Error("its time is up"));
      return running;
    },
  }));
  const unfinished = await runClock(watched, {
    isMain,
    deps: at(now),
    depsUntil: (signal) => at(now, signal),
    timeout: () => {
      const timer = new AbortController();
      timers.set("current", timer);
      return timer.signal;
    },
    report: (step, error) => reported.push(`${step}: ${error instanceof Error ? error.message : ""}`),
  });
  return { begun, unfinished, reported };
}

function step(name: string, run: ClockStep["run"], every: ClockStep["every"] = "six-hours"): ClockStep {
  return { name, every, run, longestMs: 1 };
}

const never = () => new Promise<never>(() => undefined);
const done = async () => undefined;

describe("the clock", () => {
  it("goes on after a step that fails and one that never ends, reports both, and resumes them at the next tick", async () => {
    const steps = [
      step("falha", () => Promise.reject(new Error("broken"))),
      step("lança", () => {
        throw new Error("thrown");
      }),
      step("sem fim", never),
      step("curto", done, "tick"),
      step("longo", done),
    ];
    const names = steps.map(({ name }) => name);
    const first = await tick(steps, START, { isMain: true, late: ["sem fim"] });
    expect(first).toEqual({
      begun: names,
      unfinished: ["falha", "lança", "sem fim"],
      reported: ["falha: broken", "lança: thrown", "sem fim: its time is up"],
    });
    const mended = steps.map((each) => ({ ...each, run: done }));
    const next = await tick(mended, START + QUARTER);
    expect(next).toEqual({ begun: ["falha", "lança", "sem fim", "curto"], unfinished: [], reported: [] });
    const afterwards = await tick(mended, START + 2 * QUARTER);
    expect(afterwards.begun).toEqual(["curto"]);
    const main = await tick(mended, START + SIX_HOURS, { isMain: true });
    expect(main.begun).toEqual(names);
  });

  it("resumes a step that ended six hours ago and not in the run after", async () => {
    const works = step("volta", done);
    const fails = step("volta", () => Promise.reject(new Error("broken")));
    await tick([works], START, { isMain: true });
    await tick([fails], START + SIX_HOURS, { isMain: true });
    expect((await tick([works], START + SIX_HOURS + QUARTER)).begun).toEqual(["volta"]);
    expect((await tick([works], START + SIX_HOURS + 2 * QUARTER)).begun).toEqual([]);
  });

  it("gives a step whose time is up no database any more, so that an endless one ends", async () => {
    let ended: unknown = null;
    let proceed: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const loops = async (deps: Deps) => {
      await waiting;
      for (;;) await deps.read(stepsDone(deps.db));
    };
    const endless = step("laço", (deps) => {
      const looping = loops(deps);
      looping.catch((error: unknown) => {
        ended = error;
      });
      return looping;
    });
    expect((await tick([endless], START, { isMain: true, late: ["laço"] })).unfinished).toEqual(["laço"]);
    proceed();
    await expect.poll(() => ended).toMatchObject({ message: "its time is up" });
  });

  it("has steps with names of their own, whose longest times fit into one run of 15 minutes", () => {
    expect(new Set(clockSteps.map(({ name }) => name)).size).toBe(clockSteps.length);
    const longest = clockSteps.reduce((sum, { longestMs }) => sum + longestMs, 0);
    expect(longest).toBeLessThan(15 * 60_000);
  });

  it("runs each of its steps with nothing to do, and each ends", async () => {
    const { deps } = buildContext(bindings, new Request(ORIGIN), null);
    const { begun, unfinished, reported } = await tick(clockSteps, deps.now(), { isMain: true });
    expect(begun).toEqual(clockSteps.map(({ name }) => name));
    expect({ unfinished, reported }).toEqual({ unfinished: [], reported: [] });
  });
});
