import type { Page } from "playwright-core";
import { expect } from "vitest";

const SCRIPTS = "**/assets/*.js";

/** Holds the page's scripts back until they are released; `requested`: how many so far. */
export async function holdScripts(page: Page): Promise<{ requested: () => number; release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  let requested = 0;
  await page.route(SCRIPTS, async (route) => {
    requested += 1;
    await released;
    await route.continue();
  });
  return { requested: () => requested, release };
}

/** Cuts the page's scripts off until `restore` is called. */
export async function cutScripts(page: Page): Promise<{ restore: () => Promise<void> }> {
  await page.route(SCRIPTS, (route) => route.abort());
  return { restore: () => page.unroute(SCRIPTS) };
}

/** A device that saves data: nothing is fetched ahead of a need. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = { saveData: true, effectiveType: "4g", downlink: 10 };
    Object.defineProperty(navigator, "connection", { configurable: true, value });
  });
}

/** Waits until React runs the page, without touching it. */
export async function untilRun(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator("main")
        .evaluate((main) => Object.keys(main).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}
