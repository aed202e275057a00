import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Library from "@remix-run/router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mendRouter } from "../../../../scripts/platform/patches/router.ts";

const code = readFileSync("node_modules/@remix-run/router/dist/router.js", "utf8").replace(
  /\n\/\/# sourceMappingURL.*/,
  "",
);
const folder = mkdtempSync(join(tmpdir(), "farol-router-"));
// The router sends forms only where there is a document.
beforeAll(() => vi.stubGlobal("window", { document: { createElement() {} }, addEventListener() {} }));
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

async function libraryOf(name: string, text: string): Promise<typeof Library> {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

function later() {
  let open = (_value?: unknown) => {};
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A page with a form; `/elsewhere` is a route the browser has not discovered. Each step waits until the test opens it. */
async function givenForm({ createRouter, createMemoryHistory }: typeof Library, splat = false) {
  const steps = { sent: later(), reloaded: later(), discovered: later() };
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/form"] }),
    hydrationData: { loaderData: { form: "first" } },
    routes: [
      {
        id: "form",
        path: "/form",
        action: () => steps.sent.opened,
        loader: () => steps.reloaded.opened.then(() => "again"),
      },
      ...(splat ? [{ id: "nowhere", path: "*", loader: () => "nowhere" }] : []),
    ],
    patchRoutesOnNavigation: async ({ patch }) => {
      await steps.discovered.opened;
      patch(null, [{ id: "elsewhere", path: "/elsewhere", loader: () => "elsewhere" }]);
    },
  });
  router.initialize();
  router.fetch("form", "form", "/form", { formMethod: "post", formData: new FormData() });
  const send = () => steps.sent.open("accepted");
  const follow = () => router.navigate("/elsewhere");
  const shown = () => ({
    at: router.state.location.pathname,
    pages: router.state.matches.map(({ route }) => route.id),
    data: router.state.loaderData,
    form: router.state.fetchers.get("form")?.state ?? "idle",
  });
  return { ...steps, send, follow, shown };
}

type Steps = Awaited<ReturnType<typeof givenForm>>;

type Order = (steps: Steps) => (() => unknown)[];

const ORDERS = {
  "followed while the form is under way": ({ send, follow, reloaded, discovered }) => [
    follow,
    send,
    reloaded.open,
    discovered.open,
  ],
  "followed while the page's data loads again": ({ send, follow, reloaded, discovered }) => [
    send,
    follow,
    reloaded.open,
    discovered.open,
  ],
  "discovered before the data has loaded": ({ send, follow, reloaded, discovered }) => [
    send,
    follow,
    discovered.open,
    reloaded.open,
  ],
  "followed before, discovered between": ({ send, follow, reloaded, discovered }) => [
    follow,
    send,
    discovered.open,
    reloaded.open,
  ],
} satisfies Record<string, Order>;

const arrived = { at: "/elsewhere", pages: ["elsewhere"], data: { elsewhere: "elsewhere" }, form: "idle" };

async function outcomeOf(library: typeof Library, order: Order, splat: boolean) {
  const given = await givenForm(library, splat);
  for (const step of order(given)) {
    step();
    await settled();
  }
  return given.shown();
}

test.each(Object.entries(ORDERS))("a link to an undiscovered page, %s, leads there", async (_, order) => {
  const library = await libraryOf("mended", mendRouter(code));
  for (const splat of [false, true])
    expect([splat, await outcomeOf(library, order, splat)]).toEqual([splat, arrived]);
});

test("the library as it comes still has the fault: without it, the mend can go", async () => {
  const order = ORDERS["followed while the page's data loads again"];
  const { at, pages } = await outcomeOf(await libraryOf("plain", code), order, false);
  expect({ at, pages }).toEqual({ at: "/elsewhere", pages: ["form"] });
});

test("a router with other words is refused when the product is built", () => {
  expect(() => mendRouter(code.replace("pendingNavigationLoadId", "other"))).not.toThrow();
  expect(() => mendRouter(code.replaceAll("let nextLocation = state", "const nextLocation = state"))).toThrow(
    "The router does not say once: let nextLocation",
  );
});

/** A page with a form, whose other routes are discovered as by Remix: requested once only. */
function givenLines({ createRouter, createMemoryHistory }: typeof Library) {
  const steps = { sent: later(), discovered: later() };
  const asked = new Set<string>();
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/form"] }),
    hydrationData: { loaderData: { form: "first" } },
    routes: [
      {
        id: "frame",
        path: "/",
        children: [{ id: "form", path: "form", action: () => steps.sent.opened, loader: () => "again" }],
      },
    ],
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (asked.has(path)) return;
      asked.add(path);
      await steps.discovered.opened;
      patch("frame", [{ id: "lines", path: "lines", loader: () => "lines" }]);
    },
  });
  router.initialize();
  return { router, ...steps };
}

/** The page shown when a route that was left before its discovery is requested again. */
async function secondTry(library: typeof Library) {
  const { router, discovered } = givenLines(library);
  router.navigate("/lines");
  router.navigate("/form");
  discovered.open();
  await settled();
  router.navigate("/lines");
  await settled();
  return router.state.loaderData;
}

/** The page shown when its form is sent while it loads data of a route not discovered yet. */
async function sentWhileDiscovering(library: typeof Library) {
  const { router, sent, discovered } = givenLines(library);
  router.fetch("count", "form", "/lines");
  router.navigate("/form", { formMethod: "post", formData: new FormData() });
  sent.open("accepted");
  await settled();
  const errors = router.state.errors;
  discovered.open();
  await settled();
  return { errors, count: router.state.fetchers.get("count")?.data };
}

test("a page that was left before it was discovered is found when requested again", async () => {
  expect(await secondTry(await libraryOf("as-is-left", code))).not.toMatchObject({ lines: "lines" });
  expect(await secondTry(await libraryOf("mended-left", mendRouter(code)))).toMatchObject({ lines: "lines" });
});

test("a form sent while its page loads data of a route not discovered yet leaves the page as it is", async () => {
  expect((await sentWhileDiscovering(await libraryOf("as-is-sent", code))).errors).not.toBeNull();
  const mended = await sentWhileDiscovering(await libraryOf("mended-sent", mendRouter(code)));
  expect(mended).toEqual({ errors: null, count: "lines" });
});
