import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Result } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { screens } from "./browser.ts";
import { elementsOfEachLook, type Theme } from "./text-looks.ts";

declare global {
  interface Window {
    axe: typeof axe;
    /** A violation as one text: the rule, and its first places. */
    told: (violation: Result) => string;
  }
}

/** The bar of a navigation under way, outside all landmarks: it may come and go while axe looks. */
const PASSING = '[role="progressbar"][aria-label="Carregando página"]';

/** Half a megabyte; `axe.source` is more than twice that. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Puts axe into the document, unless it is there already. */
async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(() => {
    window.told = ({ id, nodes }) =>
      [
        id,
        ...nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
      ].join("\n");
  });
}

/** The rules that judge colours: nine tenths of what axe costs, and all that a theme changes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The looks that were found to be sound, on whatever page. */
const soundLooks = new Set<string>();

/** How often axe had no verdict of a look, which lies below another element or is part of a drawing. */
const unjudged = new Map<string, number>();
/** From so many times on it is not judged again. */
const MOST_UNJUDGED = 4;

/** Waits until the page is painted, and the shell, which comes later than the page, lets formulas that scroll take the focus. */
async function paint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".formula-wide, .formula-block")].every(
      (box) => box.scrollWidth <= box.clientWidth + 1 || box.hasAttribute("tabindex"),
    ),
  );
}

/** Expects that axe reports no colour of the current page in a theme, to which it turns the page for that long. */
async function expectSoundColours(page: Page, theme: Theme, where: string): Promise<void> {
  const found = await elementsOfEachLook(page, theme);
  const looks = await found.evaluate((found) => found.looks);
  const places = looks.flatMap((look, place) => (soundLooks.has(look) ? [] : [place]));
  if (places.length === 0) return;
  const { violations, passed } = await page.evaluate(
    async ({ found, places, theme, exclude, values }) => {
      const { classList } = document.documentElement;
      const wasDark = classList.contains("dark");
      classList.toggle("dark", theme === "dark");
      const withLink = (element: Element = document.body) => [element, element.closest("a") ?? element];
      // What the page has replaced since it was found is judged where it is seen next.
      const include = places
        .flatMap((place) => withLink(found.elements[place]))
        .filter((each) => each.isConnected);
      const results = await window.axe.run(
        { include: include.length > 0 ? include : [document.documentElement], exclude },
        { runOnly: { type: "rule", values }, elementRef: true, iframes: false },
      );
      classList.toggle("dark", wasDark);
      const passedBy = (rule: string) =>
        new Set<unknown>(
          results.passes
            .filter(({ id }) => id === rule)
            .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
        );
      const [contrasts, links] = [passedBy("color-contrast"), passedBy("link-in-text-block")];
      const passed = places.filter((place) => {
        const element = found.elements[place];
        const isInText = found.looks[place]?.endsWith(" in text");
        return contrasts.has(element) && (!isInText || links.has(element?.closest("a")));
      });
      return { violations: results.violations.map(window.told), passed };
    },
    { found, places, theme, exclude: PASSING, values: COLOUR_RULES },
  );
  expect(violations, `${where}, ${theme}`).toEqual([]);
  for (const place of passed) soundLooks.add(looks[place] ?? "");
  for (const look of new Set(places.map((place) => looks[place] ?? ""))) {
    const times = (unjudged.get(look) ?? 0) + 1;
    unjudged.set(look, times);
    if (times === MOST_UNJUDGED) soundLooks.add(look);
  }
}

/** Expects that axe objects to nothing else. */
async function expectSoundElements(page: Page, where: string): Promise<void> {
  const violations = await page.evaluate(
    async ({ exclude, rules }) => {
      // No list of what passes, and none of the frames within pages: a third of the time.
      const results = await window.axe.run(
        { include: document, exclude },
        { rules, resultTypes: ["violations"], iframes: false },
      );
      return results.violations.map(window.told);
    },
    { exclude: PASSING, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
  );
  expect(violations, where).toEqual([]);
}

/**
 * Expects no report of axe on the current page: its colours in both themes, all else in its own theme. For a state that
 * only a journey reaches; page-walk.ts covers pages as they open.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await injectAxe(page);
  await paint(page);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  await expectSoundElements(page, where);
  await expectSoundColours(page, "light", where);
  await expectSoundColours(page, "dark", where);
}

/** Expects that nothing is wider than the screen as it is. */
async function expectNothingWider(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.querySelectorAll("body *")];
    return elements
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(wider, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** A screen of each width that pages are made for, in their order: each change of the size costs a layout. */
const SIZES = [{ width: 320, height: 640 }, screens.phone, screens.desktop, { width: 1920, height: 1080 }];

async function onEachSize(page: Page, look: (size: (typeof SIZES)[number]) => Promise<void>): Promise<void> {
  const screen = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(size);
  }
  if (screen) await page.setViewportSize(screen);
}

/** Nothing wider than the screen, on any of them: the page never scrolls sideways. It is then on its own again. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await onEachSize(page, () => expectNothingWider(page));
}

/** The same, and nothing that axe objects to on a phone and on a desktop; `look` looks on for more there. */
export async function expectSoundOnScreens(page: Page, look?: () => Promise<void>): Promise<void> {
  const looked: readonly unknown[] = Object.values(screens);
  await onEachSize(page, async (size) => {
    await expectNothingWider(page);
    if (!looked.includes(size)) return;
    await expectAccessible(page);
    await look?.();
  });
}
