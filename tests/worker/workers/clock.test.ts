import { expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { type Door, openDoor } from "#tests/support/door.ts";
import { expectedErrors } from "#tests/support/fail-on-console-error.ts";
import { production } from "#tests/support/production.ts";
import { buildContext } from "#workers/build-deps.ts";
import { clockOf, wallClock } from "#workers/clock.ts";

const DAY = 86_400;
const COOKIE = "relogio-de-teste";

function asked(seconds: string): Request {
  return new Request("https://farol.test/", { headers: { Cookie: `${COOKIE}=${seconds}` } });
}

/** Seconds by which a request's clock is off. */
function moved(env: Parameters<typeof clockOf>[0], seconds: string): number {
  return Math.round((clockOf(env, asked(seconds))() - wallClock()) / 10) * 10;
}

test("a cookie moves no clock of a Worker without MOVABLE_CLOCK", () => {
  const { deps } = buildContext(bindings, asked(String(3 * DAY)), null);
  expect(Math.abs(deps.now() - wallClock())).toBeLessThanOrEqual(1);
});

test("under MOVABLE_CLOCK a cookie moves its own requests, by a year at most", () => {
  const env = { FAROL_ENV: "development", MOVABLE_CLOCK: "on" } as const;
  expect(moved(env, String(3 * DAY))).toBe(3 * DAY);
  expect(moved(env, String(-3 * DAY))).toBe(-3 * DAY);
  for (const refused of ["", "x", "1.5", "NaN", String(400 * DAY)]) expect(moved(env, refused)).toBe(0);
  const { deps } = buildContext({ ...bindings, MOVABLE_CLOCK: "on" }, asked(String(DAY)), null);
  expect(deps.now() - wallClock()).toBeGreaterThan(DAY - 60);
});

test("production refuses to serve with a movable clock", async () => {
  const deployed = { ...production, SESSION_KEYS: `um:${"x".repeat(32)}` };
  const movable = openDoor({ ...deployed, MOVABLE_CLOCK: "on" });
  const cookie = `${COOKIE}=${DAY}`;
  const served = (door: Door) => door.send("/planos", { cookie }).then(({ status }) => status);
  expect(await served(openDoor(deployed))).toBe(200);
  expect(await served(movable)).toBe(500);
  expect(expectedErrors()).toHaveLength(1);
});
