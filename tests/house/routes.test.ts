import { expect, test, vi } from "vitest";
import { searchAddress } from "#app/domain/questions/search-address.ts";
import { noFilters } from "#app/domain/questions/search-filters.ts";
import { paths } from "#app/paths.ts";
import routes from "#app/routes.ts";
import { filesUnder, isPresent, type ProjectFile, placesOf, textOf } from "./source-files.ts";

type Entry = { path?: string; file: string; children?: Entry[] };

// Remix's own helpers load the whole compiler, for a second; these make the same entries.
vi.mock("@remix-run/route-config", () => ({
  index: (file: string): Entry => ({ file }),
  route: (path: string, file: string, children: Entry[] = []): Entry => ({ path, file, children }),
  layout: (file: string, children: Entry[]): Entry => ({ file, children }),
  prefix: (prefix: string, entries: Entry[]): Entry[] =>
    entries.map((entry) => ({ ...entry, path: [prefix, entry.path].filter(Boolean).join("/") })),
}));

/** Addresses that the door answers without a page, as they stand in workers/http.ts. */
const DOOR = ["/imagens/:key{.+}", "/callable/:name"];
/** Where an address may stand besides paths.ts and routes.ts, and why. */
const ALLOWED = [
  "workers/http.ts", // The door's own addresses.
  "workers/redirects.ts", // Old addresses, as data.
  "app/domain/questions/search-address.ts", // The search's grammar; a test below holds it to paths.ts.
];

function flat(entries: readonly Entry[], parent = ""): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => {
    const pattern = [parent, entry.path].filter(Boolean).join("/");
    const children = flat(entry.children ?? [], pattern);
    return children.length > 0 ? children : [{ pattern: `/${pattern}`, file: entry.file }];
  });
}

const pages = flat((await routes) as Entry[]);

/** A route's pattern as an expression: ":x" is any part, "?" makes a part optional, "*" is anything. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split("/").filter(Boolean);
  const source = parts.map((part) => {
    if (part === "*") return "/.*";
    const each = part.startsWith(":") ? "/[^/]+" : `/${part.replace(/[?{].*$/, "")}`;
    return part.endsWith("{.+}") ? "/.+" : part.endsWith("?") ? `(?:${each})?` : each;
  });
  return new RegExp(`^${source.join("") || "/"}$`);
}

/** The address of every path function, its parameters filled in. */
const addresses = Object.entries(paths).map(([name, path]) => {
  const filled = Array.from({ length: path.length }, (_, index) => `parte${index}`);
  const address = (path as (...values: string[]) => string)(...filled);
  return { name, path: new URL(address, "https://farol.test").pathname.replace(/(?<=.)\/$/, "") };
});

test("every path function leads to a page, or to what the door answers itself", () => {
  const patterns = [...pages.map(({ pattern }) => pattern).filter((pattern) => pattern !== "/*"), ...DOOR];
  const lost = addresses.filter(({ path }) => !patterns.some((pattern) => expressionOf(pattern).test(path)));
  expect(lost, "no route has this address: correct app/paths.ts or add the page to app/routes.ts").toEqual(
    [],
  );
});

test("every page can be linked to by a path function", () => {
  const unreachable = pages
    .filter(({ pattern }) => pattern !== "/*")
    .filter(({ pattern }) => !addresses.some(({ path }) => expressionOf(pattern).test(path)));
  expect(unreachable, "add a function to app/paths.ts").toEqual([]);
});

test("every route's file exists, and its name is English", () => {
  expect(pages.filter(({ file }) => !isPresent(`app/${file}`))).toEqual([]);
  expect(pages.length).toBeGreaterThan(5);
});

test("no address of a page contains /ws, which leads out of the product", () => {
  expect(pages.filter(({ pattern }) => pattern.includes("/ws"))).toEqual([]);
});

test("the door still answers the addresses named here", () => {
  const door = textOf("workers/http.ts");
  expect(DOOR.filter((address) => !door.includes(`"${address}"`))).toEqual([]);
});

test("the search's own grammar starts where paths.search leads", () => {
  expect(searchAddress(noFilters)).toBe(paths.search());
});

/** The first parts of all addresses, as they would stand at the beginning of a string, a template or an expression. */
const firstParts = [...pages.map(({ pattern }) => pattern), ...DOOR]
  .map((pattern) => pattern.split("/")[1] ?? "")
  .filter((part) => /^[a-z]/.test(part) && part !== "callable");
const ADDRESS = new RegExp(`["'\`/^(]\\\\?/(?:${[...new Set(firstParts)].join("|")})(?=["'\`/?#\\\\$])`);

function addressesIn(file: ProjectFile): string[] {
  return placesOf(file, ADDRESS);
}

test("the text of addresses stands only in paths.ts and routes.ts", () => {
  const files = filesUnder(["app", "workers"], [".ts", ".tsx"]).filter(
    ({ path }) => !["app/paths.ts", "app/routes.ts", ...ALLOWED].includes(path),
  );
  expect(files.flatMap(addressesIn), "use a function of app/paths.ts").toEqual([]);
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
