import { expect, it } from "vitest";
import { createHashQueue, MOST_WAITING } from "#app/platform/auth/hash-queue.ts";

/** A queue whose time passes only when advanced. */
function manualQueue() {
  let now = 0;
  let sleepers: { until: number; wake: () => void }[] = [];
  const sleep = (milliseconds: number) =>
    new Promise<void>((wake) => sleepers.push({ until: now + milliseconds, wake }));
  const queue = createHashQueue(sleep, () => now);
  async function pass(milliseconds: number) {
    for (const end = now + milliseconds; now < end; now += 1) {
      const due = sleepers.filter(({ until }) => until <= now);
      sleepers = sleepers.filter(({ until }) => until > now);
      for (const { wake } of due) wake();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
  }
  const forget = () => {
    sleepers = [];
  };
  return { queue, pass, forget, at: () => now };
}

it("gives turns in order of arrival, with time for other requests before each", async () => {
  const { queue, pass, at } = manualQueue();
  const turns: { who: number; at: number }[] = [];
  for (let who = 0; who < 10; who += 1) queue.turn().then(() => turns.push({ who, at: at() }));
  expect(queue.waiting()).toBe(10);
  await pass(2000);
  expect(turns.map(({ who }) => who)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const gaps = turns.slice(1).map((turn, index) => turn.at - (turns[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
  expect(queue.waiting()).toBe(0);
});

it("refuses the tail at once, and nobody after the queue has emptied (SEC-09)", async () => {
  const { queue, pass } = manualQueue();
  let served = 0;
  for (let who = 0; who < MOST_WAITING; who += 1) queue.turn().then((turn) => (served += turn ? 1 : 0));
  expect(await queue.turn()).toBe(false);
  expect(queue.waiting()).toBe(MOST_WAITING);
  await pass(20_000);
  expect(served).toBe(MOST_WAITING);
  const later = queue.turn();
  await pass(100);
  expect(await later).toBe(true);
});

it("is not blocked by callers whose requests were cancelled", async () => {
  const { queue, pass, forget } = manualQueue();
  for (let who = 0; who < MOST_WAITING; who += 1) void queue.turn();
  forget();
  await pass(2100);
  const turn = queue.turn();
  await pass(100);
  expect(await turn).toBe(true);
});
