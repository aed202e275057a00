import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expressionOf, pages, takesAnything } from "../house/route-map.ts";
import { openPage, screens, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";

/** Objects of a route whose links are followed. */
const OBJECTS = 2;
/** Routes that the seed's people reach by links alone. */
const LEAST_ROUTES = 120;

const routes = pages
  .filter(({ pattern }) => !takesAnything(pattern))
  .map(({ pattern }) => ({ pattern, expression: expressionOf(pattern) }));
const seen = new Set<string>();

function routeOf(address: string): string | null {
  const { pathname } = new URL(address, inject("baseUrl"));
  return routes.find(({ expression }) => expression.test(pathname))?.pattern ?? null;
}

/** Addresses of the product in a page, in their order. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
}

/** Follows links from `start`; returns the first object of each route that nobody saw before. */
async function newPages(page: Page, start: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const asked = new Set<string>();
  const perRoute = new Map<string, number>();
  for (const queue = [...start]; queue.length > 0; ) {
    const address = queue.shift() ?? "";
    const route = routeOf(address);
    const count = route === null ? OBJECTS : (perRoute.get(route) ?? 0);
    if (route === null || count >= OBJECTS || asked.has(address)) continue;
    asked.add(address);
    perRoute.set(route, count + 1);
    const response = await page.request.get(new URL(address, inject("baseUrl")).href, { maxRedirects: 0 });
    const onward = response.headers().location;
    if (onward?.startsWith("/")) queue.push(onward);
    if (response.status() !== 200 || !response.headers()["content-type"]?.includes("html")) continue;
    if (!seen.has(route)) {
      seen.add(route);
      found.push(address);
    }
    queue.push(...linksIn(await response.text()));
  }
  return found;
}

// A page that React could not take over as the server drew it throws, which fails the test (openContext).
test.each([
  "aluna",
  "horizonte-professor",
  "horizonte-admin",
  "horizonte-aluna",
  "mentor",
  "mentorada",
  "mentor-chefe",
  "moderadora",
  "plantel-admin",
  "admin",
  null,
])(
  "%s: every page that links lead to is taken over as the server drew it",
  async (who) => {
    const page = await openPage();
    const home = who ? await logIn(page, who) : "/";
    for (const [index, address] of (
      await newPages(page, [home, "/sobre", "/en/about", "/redacao/evolucao", "/minhas-escolas"])
    ).entries()) {
      await page.setViewportSize(screens[index % 2 === 0 ? "phone" : "desktop"]);
      await visit(page, address);
    }
  },
  300_000,
);

test("they are most of the product's pages", () => {
  expect(seen.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
});
