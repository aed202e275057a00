import type { BrowserContext } from "playwright-core";
import { onTestFinished } from "vitest";
import { freePort } from "../../../scripts/platform/ports.ts";
import { familyOf, killAll } from "../../../scripts/platform/process-tree.ts";
import { serveWorker } from "../../../scripts/platform/serve.ts";
import { copiedState } from "./copied-state.ts";

const COOKIE = "relogio-de-teste";
const DAY = 86_400;

/** A Worker of its own on a copy of the seeded state, whose clock a browser can move: its address and its state folder. */
export async function givenMovableClock(): Promise<{ base: string; state: string }> {
  const state = copiedState();
  const port = await freePort();
  const family = familyOf(await serveWorker({ port, state, vars: { MOVABLE_CLOCK: "on" } }));
  onTestFinished(() => killAll(family));
  return { base: `http://localhost:${port}`, state };
}

/**
 * Moves a browser, its pages and what the server does for them so many days on from now: 29 at most, because Lucia
 * reads the wall clock and would not renew a session of 30 days.
 */
export async function moveClock(context: BrowserContext, base: string, days: number): Promise<void> {
  await context.addCookies([{ name: COOKIE, value: String(Math.round(days * DAY)), url: base }]);
}

/** Makes the pages of a browser follow `moveClock` from their next load on. */
export async function followClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((cookie) => {
    // A frame without an origin has no cookies to read, and no page of ours.
    if (location.origin === "null") return;
    const moved = new RegExp(`${cookie}=(-?\\d+)`).exec(document.cookie)?.[1];
    const shift = Number(moved ?? 0) * 1000;
    const Wall = Date;
    class MovedDate extends Wall {
      constructor(...parts: [] | [number | string]) {
        if (parts.length === 0) super(Wall.now() + shift);
        else super(...parts);
      }
      static override now(): number {
        return Wall.now() + shift;
      }
    }
    Object.assign(window, { Date: MovedDate });
  }, COOKIE);
}
