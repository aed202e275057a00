import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { screens } from "./browser.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules that look at colours: what they say is all that another theme can change. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Puts axe into the document, unless it is there already: its source is half a megabyte. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/**
 * What axe objects to as the page stands, in the light with all rules and in the dark with those that look at colours. One line
 * a violation: the theme, its rule, and the first places where it is.
 */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(async (colours) => {
    const found: string[] = [];
    const before = document.documentElement.classList.contains("dark");
    for (const dark of [false, true]) {
      // Turned as the switch does it, and looked at once it is painted.
      document.documentElement.classList.toggle("dark", dark);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const results: AxeResults = await window.axe.run(document, {
        // No list of what passes, and none of the frames within pages: a third of the time.
        resultTypes: ["violations"],
        iframes: false,
        ...(dark && { runOnly: { type: "rule", values: colours } }),
      });
      for (const { id, nodes } of results.violations) {
        const places = nodes.slice(0, 3).map((node) => `${node.target.join(" ")}: ${node.failureSummary}`);
        found.push(`${dark ? "dark" : "light"}: ${id}\n${places.join("\n")}`);
      }
    }
    document.documentElement.classList.toggle("dark", before);
    return found;
  }, COLOURS);
}

/** Nothing axe objects to as the page stands, in the light and in the dark, on both screens unless told which. */
export async function expectAccessible(
  page: Page,
  on: readonly (keyof typeof screens)[] = ["phone", "desktop"],
): Promise<void> {
  await injectAxe(page);
  for (const name of on) {
    await page.setViewportSize(screens[name]);
    expect(await violations(page), `${page.url()} on a ${name}`).toEqual([]);
  }
}

/** Nothing wider than the screen, on any of them: the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const elements = [...document.querySelectorAll("body *")];
      return elements
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .slice(-3)
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(wider, `${page.url()} at ${width} px`).toEqual([]);
  }
}
