import type { BrowserContext } from "playwright-core";

/** What a browser may refuse to a page. */
export const STORAGE = ["localStorage", "sessionStorage", "indexedDB", "caches", "serviceWorker"] as const;
export type Storage = (typeof STORAGE)[number];

/** The same, refused one by one: no module of the product uses the two that go together. */
export const ONE_BY_ONE: readonly (readonly Storage[])[] = [
  ["localStorage"],
  ["sessionStorage", "serviceWorker"],
  ["indexedDB"],
  ["caches"],
];

/** A browser that throws where a page uses a kind of storage, or has none of it. */
export async function refuse(
  context: BrowserContext,
  kinds: readonly Storage[],
  how: "throws" | "missing",
): Promise<void> {
  await context.addInitScript(
    ({ refused, throws }) => {
      const get = () => {
        if (throws) throw new DOMException("The operation is insecure.", "SecurityError");
        return undefined;
      };
      for (const kind of refused)
        Object.defineProperty(kind === "serviceWorker" ? navigator : window, kind, {
          configurable: true,
          get,
        });
    },
    { refused: kinds, throws: how === "throws" },
  );
}

/** Puts each text of the page into two `<font>`s as soon as it appears, as Chrome's translation does. */
export async function translate(context: BrowserContext, how: "moves" | "replaces"): Promise<void> {
  await context.addInitScript((moves) => {
    const KEPT = "script, style, textarea, title, noscript, font";
    function wrapTexts(): void {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest(KEPT)) continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        text.parentNode?.insertBefore(outer, text);
        if (moves) inner.appendChild(text);
        else {
          inner.textContent = text.textContent;
          text.parentNode?.removeChild(text);
        }
      }
    }
    document.addEventListener("DOMContentLoaded", () => {
      wrapTexts();
      // A task of its own, as the translation's: never amid a change of the page's own scripts.
      new MutationObserver(() => setTimeout(wrapTexts)).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
  }, how === "moves");
}
