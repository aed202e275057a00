import type { Page } from "playwright-core";

/** Counts presses over all pages of a tab. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("countedClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    window.addEventListener("pointerdown", () => Reflect.get(window, "countedClick")(), true);
  });
  return () => clicks;
}
