import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Result } from "axe-core";
import type { JSHandle, Page } from "playwright-core";
import { expect } from "vitest";
import { screens } from "./browser.ts";

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

/** As many elements of a look are judged. More than one, for axe passes over what is covered or disabled. */
const OF_EACH_LOOK = 3;

/** The looks that were found to be sound, on whatever page. */
const soundLooks = new Set<string>();

type Looks = { looks: string[]; elements: Element[] };

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

/** Turned as the switch does it, and painted. */
async function turnTo(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
  await paint(page);
}

/**
 * Some elements of each look of text on the current page. A look is the colours and sizes of an element and of all its
 * ancestors: elements of one look have one contrast. An element with a transparent background over others is a look of
 * its own, and so is a page's link, whose contrast is that with the text around it.
 */
function elementsOfEachLook(page: Page): Promise<JSHandle<Looks>> {
  return page.evaluateHandle((most) => {
    const looks = new Map<Element, string>();
    /** 64 bits of a text (FNV-1a, twice): the looks of a page are a megabyte otherwise. */
    function shortened(text: string): string {
      let [one, other] = [0x811c9dc5, 0x9747b28c];
      for (let place = 0; place < text.length; place += 1) {
        const code = text.charCodeAt(place);
        one = Math.imul(one ^ code, 0x01000193);
        other = Math.imul(other ^ code, 0x5bd1e995);
      }
      return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
    }
    const owns = new Map<Element, string>();
    function lookOf(element: Element): string {
      const known = looks.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, opacity, filter, textShadow } = style;
      const colours = [color, backgroundColor, backgroundImage, opacity, filter, textShadow];
      const own = [...colours, style.fontSize, style.fontWeight, style.textDecorationLine].join(";");
      const laidOver = /absolute|fixed|sticky/.test(style.position) && !backgroundColor.startsWith("rgb(");
      const place = laidOver ? `${location.href} ${innerWidth} ${looks.size}` : "";
      const parent = element.parentElement;
      const around = parent ? lookOf(parent) : "";
      const isAsAround = place === "" && parent !== null && owns.get(parent) === own;
      const look = isAsAround ? around : shortened(`${around}>${place}${own}`);
      owns.set(element, own);
      looks.set(element, look);
      return look;
    }
    const shown = new Set<Element>(document.querySelectorAll("input, select, textarea"));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement && nodeValue?.trim()) shown.add(parentElement);
    }
    const found: Looks = { looks: [], elements: [] };
    const counts = new Map<string, number>();
    for (const element of shown) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const look = lookOf(element) + (element.closest("a") ? location.href : "");
      const count = counts.get(look) ?? 0;
      if (count === most) continue;
      counts.set(look, count + 1);
      found.looks.push(look);
      found.elements.push(element);
    }
    return found;
  }, OF_EACH_LOOK);
}

/** Expects that axe reports no colour of the current page. */
async function expectSoundColours(page: Page, where: string): Promise<void> {
  const found = await elementsOfEachLook(page);
  const looks = await found.evaluate((found) => found.looks);
  const places = looks.flatMap((look, place) => (soundLooks.has(look) ? [] : [place]));
  if (places.length === 0) return;
  const { violations, passed } = await page.evaluate(
    async ({ found, places, exclude, values }) => {
      const results = await window.axe.run(
        { include: places.map((place) => found.elements[place] ?? document), exclude },
        { runOnly: { type: "rule", values }, elementRef: true, iframes: false },
      );
      const passed = new Set<unknown>(
        results.passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
      );
      return {
        violations: results.violations.map(window.told),
        passed: places.filter((place) => passed.has(found.elements[place])),
      };
    },
    { found, places, exclude: PASSING, values: COLOUR_RULES },
  );
  expect(violations, where).toEqual([]);
  for (const place of passed) soundLooks.add(looks[place] ?? "");
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
  const dark = await page.evaluate(() => document.documentElement.classList.contains("dark"));
  const [own, other] = dark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  await expectSoundElements(page, where);
  await expectSoundColours(page, `${where}, ${own}`);
  await turnTo(page, other);
  await expectSoundColours(page, `${where}, ${other}`);
  await turnTo(page, own);
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

/** The same, and nothing that axe objects to on a phone and on a desktop. */
export async function expectSoundOnScreens(page: Page): Promise<void> {
  const looked: readonly unknown[] = Object.values(screens);
  await onEachSize(page, async (size) => {
    await expectNothingWider(page);
    if (looked.includes(size)) await expectAccessible(page);
  });
}
