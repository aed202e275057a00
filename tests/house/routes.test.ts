import { expect, test } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { liveRooms } from "#app/shell/services/live-rooms.server.ts";
import { addressesOf, pathFunctions } from "./path-functions.ts";
import { expressionOf, pages, takesAnything } from "./route-map.ts";
import { filesUnder, isPresent, type ProjectFile, placesOf, textOf } from "./source-files.ts";

/** Addresses that the door answers without a page; their text up to the first parameter is in workers/. */
const DOOR = [
  "/imagens/:key{.+}",
  "/callable/:name",
  "/dev/instancia",
  "/dev/emails",
  "/dev/banco",
  "/avisos-de-pagamento/:provider",
  ...Object.entries(liveRooms).map(([kind, { address }]) =>
    ["/canal", kind, ...address.map((name) => `:${name}`)].join("/"),
  ),
  "/envios/:id/:part",
];
/** Files that the build writes beside the pages (vite.config.ts). */
const BUILT = ["/licencas.txt"];
/** Where an address may be besides paths.ts and routes.ts, and why. */
const ALLOWED = [
  "workers/http.ts", // The door's own addresses.
  "workers/redirects.ts", // Old addresses, as data.
  "app/features/bank/domain/search/search-address.ts", // The search's grammar; a test below compares it with paths.ts.
];

const addresses = addressesOf(pathFunctions);

/** Whether a pattern is the one an address was made for. A catch-all pattern matches only its own function's. */
function matches(pattern: string, { name, path }: { name: string; path: string }): boolean {
  if (takesAnything(pattern) && pattern !== "/") return name === "schoolPaths.signIn";
  return expressionOf(pattern).test(path);
}

test("every path function leads to a page, or to what the door answers itself", () => {
  const patterns = [
    ...pages.map(({ pattern }) => pattern).filter((pattern) => pattern !== "/*"),
    ...DOOR,
    ...BUILT,
  ];
  const lost = addresses.filter((address) => !patterns.some((pattern) => matches(pattern, address)));
  expect(
    lost,
    "no route has this address: correct it in its feature's paths.ts or add the page to its routes.ts",
  ).toEqual([]);
});

test("every page can be linked to by a path function", () => {
  const unreachable = pages
    .filter(({ pattern }) => pattern !== "/*")
    .filter(({ pattern }) => !addresses.some((address) => matches(pattern, address)));
  expect(unreachable, "add a function to its feature's paths.ts").toEqual([]);
});

test("every route's file exists", () => {
  expect(pages.filter(({ file }) => !isPresent(`app/${file}`))).toEqual([]);
  expect(pages.length).toBeGreaterThan(5);
});

test("no address of a page contains /ws, which leads out of the product", () => {
  expect(pages.filter(({ pattern }) => pattern.includes("/ws"))).toEqual([]);
});

test("the door still answers the addresses named here", () => {
  const door = textOf("workers/http.ts") + textOf("workers/callables/call-callable.ts");
  const lost = DOOR.filter((address) => !door.includes(`"${address.replace(/:.*$/, "")}`));
  expect(lost.filter((address) => !address.startsWith("/canal/"))).toEqual([]);
  expect(door).toContain("`/canal/${[kind, ...address");
  expect(BUILT.filter((address) => !textOf("vite.config.ts").includes(`build/client${address}"`))).toEqual(
    [],
  );
});

test("the search's own grammar starts where searchPaths.search leads", () => {
  expect(searchAddress(noFilters)).toBe(searchPaths.search());
});

/** The first parts of all addresses, as they would begin a string, a template or an expression. */
const firstParts = [...pages.map(({ pattern }) => pattern), ...DOOR]
  .map((pattern) => pattern.split("/")[1] ?? "")
  .filter((part) => /^[a-z]/.test(part) && part !== "callable");
const ADDRESS = new RegExp(`["'\`/^(]\\\\?/(?:${[...new Set(firstParts)].join("|")})(?=["'\`/?#\\\\$])`);

function addressesIn(file: ProjectFile): string[] {
  return placesOf(file, ADDRESS);
}

test("the text of addresses is only in paths.ts and routes.ts", () => {
  const files = filesUnder(["app", "workers"], [".ts", ".tsx"]).filter(
    ({ path }) => !/\/(?:routes|paths(?:\/[\w-]+)?)\.ts$/.test(path) && !ALLOWED.includes(path),
  );
  expect(files.flatMap(addressesIn), "use a function of a paths.ts").toEqual([]);
});

test.each([
  'const to = "/questoes";',
  "const to = `/q/7K2M9XQ4`;",
  "const to = '/geral?aba=1';",
  'navigate("/entrar#senha");',
  "const path = /^\\/questoes\\/[^/]+/;",
])("the addresses test refuses: %s", (text) => {
  expect(addressesIn({ path: "app/x.ts", text })).toEqual(["app/x.ts:1"]);
});

test.each(['const text = "e/ou";', 'import x from "./questoes/x.ts";', 'const key = "imagens/abc";'])(
  "the addresses test accepts: %s",
  (text) => {
    expect(addressesIn({ path: "app/x.ts", text })).toEqual([]);
  },
);
