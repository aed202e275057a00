import type { BrowserContext } from "playwright-core";

/** Counts presses over all pages of a browser. */
export async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0;
  await context.exposeFunction("countedClick", () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    window.addEventListener("pointerdown", () => Reflect.get(window, "countedClick")(), true);
  });
  return () => clicks;
}
