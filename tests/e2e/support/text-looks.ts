import type { JSHandle, Page } from "playwright-core";

/** As many elements of a look are judged. More than one, for axe passes over what is covered or disabled. */
const OF_EACH_LOOK = 3;

export type Theme = "light" | "dark";
type Looks = { looks: string[]; elements: Element[] };

/**
 * Some elements of each look of text on the current page, in a theme. A look is the colours and sizes of an element and of
 * all its ancestors: elements of one look have one contrast. An element with a transparent background over others is a
 * look of its own. A link's look also says whether text surrounds it, from which it must differ.
 */
export function elementsOfEachLook(page: Page, theme: Theme): Promise<JSHandle<Looks>> {
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
