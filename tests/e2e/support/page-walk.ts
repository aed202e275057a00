import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { expressionOf, pages, takesAnything } from "../../house/route-map.ts";
import { expectSoundOnScreens } from "./axe.ts";
import { openPage, screens, visit } from "./browser.ts";
import { logIn } from "./people.ts";

/** Objects of a route whose links are followed. */
const OBJECTS = 2;

type Walk = {
  /** The routes that this walk goes to. */
  isMine: (pattern: string) => boolean;
  /** Addresses that it begins with, beside where the login leads. */
  starts: readonly string[];
};

/** Addresses of the product in a page, in their order. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
}

/** Paths of the pages that the sitemap names. */
export async function sitemapPaths(page: Page): Promise<string[]> {
  const reply = await page.request.get(new URL("/sitemap/paginas.xml", inject("baseUrl")).href);
  return [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** Follows links through the product, person by person; each route's page is looked at once, by the first who may open it. */
export class PageWalk {
  /** The routes whose page somebody has seen. */
  readonly seen = new Set<string>();
  readonly #routes: { pattern: string; expression: RegExp }[];
  readonly #starts: readonly string[];

  constructor({ isMine, starts }: Walk) {
    this.#starts = starts;
    const parameters = (pattern: string) => pattern.split(":").length;
    this.#routes = pages
      .map(({ pattern }) => pattern)
      .filter((pattern) => !takesAnything(pattern) && isMine(pattern))
      .sort((one, other) => parameters(one) - parameters(other))
      .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  }

  /**
   * Claims of every page, on any screen and in both themes: it hydrates as rendered, has one first heading, no sideways
   * scroll, and no report of axe.
   */
  async walkAs(who: string | null): Promise<void> {
    const page = await openPage();
    const starts = who ? [await logIn(page, who)] : ["/", ...(await sitemapPaths(page))];
    for (const [index, address] of (await this.#newPages(page, [...starts, ...this.#starts])).entries()) {
      await page.setViewportSize(screens[index % 2 === 0 ? "phone" : "desktop"]);
      await visit(page, address);
      expect(await page.title(), address).toContain("Farol");
      expect(await page.locator("h1").count(), `h1 on ${address}`).toBe(1);
      await expectSoundOnScreens(page);
    }
  }

  #routeOf(address: string): string | null {
    const { pathname } = new URL(address, inject("baseUrl"));
    return this.#routes.find(({ expression }) => expression.test(pathname))?.pattern ?? null;
  }

  /** Follows links from `start`; returns the first object of each route that was not seen before. */
  async #newPages(page: Page, start: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    const asked = new Set<string>();
    const perRoute = new Map<string, number>();
    for (const queue = [...start]; queue.length > 0; ) {
      const address = queue.shift() ?? "";
      const route = this.#routeOf(address);
      const count = route === null ? OBJECTS : (perRoute.get(route) ?? 0);
      if (route === null || count >= OBJECTS || asked.has(address)) continue;
      asked.add(address);
      perRoute.set(route, count + 1);
      const response = await page.request.get(new URL(address, inject("baseUrl")).href, { maxRedirects: 0 });
      const onward = response.headers().location;
      if (onward?.startsWith("/")) queue.push(onward);
      if (response.status() !== 200 || !response.headers()["content-type"]?.includes("html")) continue;
      if (!this.seen.has(route)) {
        this.seen.add(route);
        found.push(address);
      }
      queue.push(...linksIn(await response.text()));
    }
    return found;
  }
}
