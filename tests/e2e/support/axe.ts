import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { screens } from "./browser.ts";

/** One line a violation: its rule, and the first places where it is. */
async function violations(page: Page): Promise<string[]> {
  // No frames within pages, and no list of what passes: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => `${node.target.join(" ")}: ${node.failureSummary}`);
    return `${id}\n${places.join("\n")}`;
  });
}

/** Turns the theme as the switch does, and waits until it is painted. */
async function paint(page: Page, dark: boolean): Promise<void> {
  await page.evaluate(async (on) => {
    document.documentElement.classList.toggle("dark", on);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, dark);
}

/** Nothing axe objects to as the page stands, in the light and in the dark, on both screens unless told which. */
export async function expectAccessible(
  page: Page,
  on: readonly (keyof typeof screens)[] = ["phone", "desktop"],
): Promise<void> {
  for (const name of on) {
    await page.setViewportSize(screens[name]);
    for (const dark of [false, true]) {
      await paint(page, dark);
      expect(await violations(page), `${page.url()} on a ${name}, ${dark ? "dark" : "light"}`).toEqual([]);
    }
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
