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

/** How often axe had no verdict of a look, which lies below another element or is part of a drawing. */
const unjudged = new Map<string, number>();
/** From so many times on it is not asked again. */
const MOST_UNJUDGED = 4;

type Theme = "light" | "dark";
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

/**
 * Some elements of each look of text on the current page, in a theme. A look is the colours and sizes of an element and of
 * all its ancestors: elements of one look have one contrast. An element with a transparent background over others is a
 * look of its own. A link's look also says whether text surrounds it, from which it must differ.
 */
function elementsOfEachLook(page: Page, theme: Theme): Promise<JSHandle<Looks>> {
  return page.evaluateHandle(
    ({ most, theme }) => {
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
      /** That of a link in a line of text ends in " in text". */
      function lookOfLink(link: Element): string {
        const { display, borderBottomWidth } = getComputedStyle(link);
        if (display !== "inline" && display !== "inline-flex") return " link";
        let block = link.parentElement;
        while (block && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
        const lettersOf = (element: Element | null) => element?.textContent?.replace(/\s/g, "").length ?? 0;
        const inLinks = [...(block?.querySelectorAll("a") ?? [])].map(lettersOf);
        const isInText = lettersOf(block) > inLinks.reduce((sum, letters) => sum + letters, 0);
        return ` link ${borderBottomWidth}${isInText ? " in text" : ""}`;
      }
      const { classList } = document.documentElement;
      const wasDark = classList.contains("dark");
      classList.toggle("dark", theme === "dark");
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
        if ((element.closest('[class*="sr-only"]')?.clientWidth ?? 2) === 1) continue;
        const link = element.closest("a");
        const look = lookOf(element) + (link ? lookOfLink(link) : "");
        const count = counts.get(look) ?? 0;
        if (count === most) continue;
        counts.set(look, count + 1);
        found.looks.push(look);
        found.elements.push(element);
      }
      classList.toggle("dark", wasDark);
      return found;
    },
    { most: OF_EACH_LOOK, theme },
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
      const results = await window.axe.run(
        { include: places.flatMap((place) => withLink(found.elements[place])), exclude },
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
