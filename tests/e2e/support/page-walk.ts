import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { expressionOf, pages, takesAnything } from "../../house/route-map.ts";
import { expectSoundOnScreens } from "./axe.ts";
import { openPage, screens, visit } from "./browser.ts";
import { lookAtPage } from "./covered.ts";
import { logIn } from "./people.ts";

/** Objects of a route whose links are followed. */
const OBJECTS = 2;

/** Parts of the product that have a walk of their own, by the patterns of their routes. */
const PARTS = {
  school: /^\/(?:minhas-)?escolas/,
  staff:
    /^\/(?:admin|editar-|ide|mentores|mentoria(?:$|\/)|moderacao|pedidos-de-acesso|plantel|submeter|criar-material|manual-latex|m\/:\w+\/editar|t\/|redacao\/correcao)/,
};

const partOf = (pattern: string) =>
  PARTS.school.test(pattern) ? "school" : PARTS.staff.test(pattern) ? "staff" : "study";

type Walk = {
  part: ReturnType<typeof partOf>;
  /** Addresses that everybody begins with, beside where the login leads. */
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
  /** The same, and routes of other parts whose links somebody has followed. */
  readonly #followed = new Set<string>();
  readonly #routes: { pattern: string; expression: RegExp }[];
  readonly #part: Walk["part"];
  readonly #starts: readonly string[];

  constructor({ part, starts }: Walk) {
    this.#part = part;
    this.#starts = starts;
    const parameters = (pattern: string) => pattern.split(":").length;
    this.#routes = pages
      .map(({ pattern }) => pattern)
      .filter((pattern) => !takesAnything(pattern))
      .sort((one, other) => parameters(one) - parameters(other))
      .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  }

  /**
   * Claims of every page, on any screen and in both themes: it hydrates as rendered, has one first heading, no sideways
   * scroll, nothing that floats over a control or a text, and no report of axe. `also`: addresses that only links on pages
   * of somebody before lead to.
   */
  async walkAs(who: string | null, also: readonly string[] = []): Promise<void> {
    const page = await openPage();
    const starts = who ? [await logIn(page, who)] : ["/", ...(await sitemapPaths(page))];
    const found = await this.#newPages(page, [...starts, ...this.#starts, ...also]);
    for (const [index, address] of found.entries()) {
      await page.setViewportSize(screens[index % 2 === 0 ? "phone" : "desktop"]);
      await visit(page, address);
      expect(await page.title(), address).toContain("Farol");
      expect(await page.locator("h1").count(), `h1 on ${address}`).toBe(1);
      await expectSoundOnScreens(page, async () => {
        expect((await lookAtPage(page)).covered, `${address} at ${page.viewportSize()?.width} px`).toEqual(
          [],
        );
      });
    }
  }

  #routeOf(address: string): string | null {
    const { pathname } = new URL(address, inject("baseUrl"));
    return this.#routes.find(({ expression }) => expression.test(pathname))?.pattern ?? null;
  }

  /**
   * Follows links from `starts`, though not to pages that somebody before has seen; returns the first object of each route
   * of this part that was not seen before.
   */
  async #newPages(page: Page, starts: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    const before = new Set(this.#followed);
    const asked = new Set<string>();
    const perRoute = new Map<string, number>();
    const queue = starts.map((address) => ({ address, isStart: true }));
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { address, isStart } = next;
      const route = this.#routeOf(address);
      const count = route === null ? OBJECTS : (perRoute.get(route) ?? 0);
      if (route === null || count >= OBJECTS || asked.has(address)) continue;
      if (!isStart && (before.has(route) || partOf(route) !== this.#part)) continue;
      asked.add(address);
      perRoute.set(route, count + 1);
      const response = await page.request.get(new URL(address, inject("baseUrl")).href, { maxRedirects: 0 });
      const onward = response.headers().location;
      if (onward?.startsWith("/")) queue.push({ address: onward, isStart });
      if (response.status() !== 200 || !response.headers()["content-type"]?.includes("html")) continue;
      if (partOf(route) === this.#part && !this.seen.has(route)) {
        this.seen.add(route);
        found.push(address);
      }
      this.#followed.add(route);
      queue.push(...linksIn(await response.text()).map((link) => ({ address: link, isStart: false })));
    }
    return found;
  }
}
