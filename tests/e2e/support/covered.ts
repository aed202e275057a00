import type { Page } from "playwright-core";

/** Floating elements of a page, and what they cover. */
export type Sight = { shown: string[]; covered: string[] };

const PLACES = ["top", "middle", "end"] as const;
type Place = (typeof PLACES)[number];

/**
 * Finds floating elements over a control or a text, at one scroll position or at all of them. Bars along a whole edge of the
 * screen are its edge: what they hide can be scrolled out under them, and their height is reserved.
 */
export async function lookAtPage(page: Page, ...at: Place[]): Promise<Sight> {
  const sights = await page.evaluate(
    (places) => {
      const STEP = 8;
      const CONTROL = "a, button, input, select, textarea, summary, label";
      const NOTICES = '#avisos > *, #convites > *, nav[aria-label="Assistente"] > *';
      const name = (element: Element) =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) ||
        element.tagName;
      const isDrawn = (element: Element) => {
        const { width, height, bottom, top } = element.getBoundingClientRect();
        const { visibility } = getComputedStyle(element);
        return width > 4 && height > 4 && bottom > 0 && top < innerHeight && visibility === "visible";
      };
      const isEdge = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const parent = element.parentElement;
        if (!parent) return false;
        const column = parent.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(parent);
        const isWide =
          left <= column.left + Number.parseFloat(paddingLeft) + 1 &&
          right >= column.right - Number.parseFloat(paddingRight) - 1;
        return isWide && (top <= 57 || bottom >= innerHeight - 1);
      };
      const floats = [...document.querySelectorAll("body *")].filter((element) => {
        const { position } = getComputedStyle(element);
        const isFloating = position === "fixed" || (position === "sticky" && element.matches("main *"));
        return isFloating && !element.closest("dialog, aside, table, .sr-only");
      });
      const isText = (element: Element, x: number, y: number) =>
        [...element.childNodes].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
          );
        });
      /** What a point has under an element: what is above it, such as a dialog, is not covered by it. */
      const beneath = (element: Element, hits: Element[]) => {
        const first = hits.findIndex((hit) => element.contains(hit));
        if (first < 0) return [];
        return hits.slice(first).filter((hit) => !element.contains(hit) && !hit.contains(element));
      };
      /** What is at a scroll position. */
      function sightAt(place: (typeof places)[number]) {
        const most = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: { top: 0, middle: most / 2, end: most }[place], behavior: "instant" });
        const apart = floats.filter((element) => !isEdge(element));
        const shown = [...new Set([...document.querySelectorAll(NOTICES), ...apart])].filter(isDrawn);
        const covered = new Set<string>();
        for (const element of shown) {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          for (let x = Math.max(left + 1, 0); x < Math.min(right, innerWidth); x += STEP)
            for (let y = Math.max(top + 1, 57); y < Math.min(bottom, innerHeight); y += STEP)
              for (const under of beneath(element, document.elementsFromPoint(x, y))) {
                if (under.matches(CONTROL) || isText(under, x, y))
                  covered.add(`${place}: ${name(element)} over ${name(under)}`);
              }
        }
        return { shown: shown.map(name), covered: [...covered] };
      }
      return places.map(sightAt);
    },
    at.length > 0 ? at : [...PLACES],
  );
  return {
    shown: [...new Set(sights.flatMap(({ shown }) => shown))],
    covered: sights.flatMap(({ covered }) => covered),
  };
}
