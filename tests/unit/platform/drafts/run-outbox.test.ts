import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { OutboxRun } from "#app/platform/drafts/calls/run-outbox.ts";
import { CallUnanswered } from "#app/platform/requests/calls/call.ts";

const answer = (operationId: string) => ({ operationId, qid: "q1", userAnswer: "A", at: 0 });

/** A shell whose network and clock are the test's: `tick` ends the pause. */
function givenRun() {
  const seen = {
    isOnline: true,
    sent: [] as string[],
    told: [] as (string | null)[],
    pauses: [] as number[],
  };
  const answers = new Outbox<"answer">({
    kind: "answer",
    keyOf: ({ operationId }) => operationId,
    async send([{ operationId }]) {
      if (!seen.isOnline) throw new CallUnanswered();
      seen.sent.push(operationId);
      return [false, ""];
    },
  });
  const tracks = new Outbox<"track">({
    kind: "track",
    keyOf: ({ subtopic }) => subtopic,
    async send([{ subtopic }]) {
      if (!seen.isOnline) throw new CallUnanswered();
      seen.sent.push(subtopic);
      return { track: "", subtopic, checks: [] };
    },
  });
  let waiting: (() => void) | null = null;
  const run = new OutboxRun("ana", {
    kinds: [
      { kind: "answer", load: async () => answers, told: (count) => `${count} enviadas` },
      { kind: "track", load: async () => tracks },
    ],
    onSent: (told) => seen.told.push(told),
    later: (next, pause) => {
      seen.pauses.push(pause);
      waiting = next;
      return () => {
        waiting = null;
      };
    },
  });
  const tick = async () => {
    waiting?.();
    waiting = null;
    await run.flush();
  };
  return { run, answers, tracks, seen, tick, isWaiting: () => waiting !== null };
}

const track = { track: "fisica", subtopic: "ondas", step: 1, checked: null, since: 0 };

beforeEach(async () => {
  vi.stubGlobal("window", new EventTarget());
  await (await deviceDatabase()).clear("outbox");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("sends kind by kind in their order, reports what pages show, and rests", async () => {
  const { run, answers, tracks, seen, isWaiting } = givenRun();
  await tracks.put("ana", track);
  await answers.put("ana", answer("um"));
  await answers.put("ana", answer("dois"));
  await run.flush();
  expect(seen.sent).toEqual(["um", "dois", "ondas"]);
  expect(seen.told).toEqual(["2 enviadas"]);
  expect(isWaiting()).toBe(false);
});

it("tries again without a network, less and less often up to half a minute, and from the start after a change", async () => {
  const { run, answers, seen, tick } = givenRun();
  seen.isOnline = false;
  await answers.put("ana", answer("um"));
  await run.flush();
  for (let tries = 0; tries < 6; tries++) await tick();
  expect(seen.pauses).toEqual([1500, 3000, 6000, 12_000, 24_000, 30_000, 30_000]);
  run.stored("answer");
  expect(seen.pauses.at(-1)).toBe(1500);
  seen.isOnline = true;
  await tick();
  expect([seen.sent, seen.told]).toEqual([["um"], ["1 enviadas"]]);
});

it("a page whose answer another tab sent reads the confirmed state without a word", async () => {
  const { run, answers, seen } = givenRun();
  seen.isOnline = false;
  await answers.put("ana", answer("um"));
  run.stored("answer");
  await run.flush();
  await answers.delete("ana", "um");
  seen.isOnline = true;
  await run.flush();
  expect(seen.told).toEqual([null]);
});

it("flushed while it sends, it sends once more; stopped, it neither waits nor reports", async () => {
  const { run, answers, seen, isWaiting } = givenRun();
  await answers.put("ana", answer("um"));
  const first = run.flush();
  await answers.put("ana", answer("dois"));
  await Promise.all([first, run.flush()]);
  await vi.waitFor(() => expect(seen.sent.toSorted()).toEqual(["dois", "um"]), { timeout: 60_000 });
  await run.flush();
  seen.isOnline = false;
  await answers.put("ana", answer("três"));
  run.stop();
  seen.told.length = 0;
  await run.flush();
  expect([isWaiting(), seen.told]).toEqual([false, []]);
});
