import { matchRoutes } from "@remix-run/router";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Route } from "#app/platform/paths/route.ts";
import routes from "#app/routes.ts";
import { routesAt } from "#workers/routes-at.ts";

type Flat = { id: string; parentId?: string; path?: string; index?: boolean };
type Node = { id: string; path?: string; index?: false; children?: Node[] };

function flat(entries: readonly Route[], parentId?: string): Flat[] {
  return entries.flatMap(({ file, path, index, children }) => [
    { id: file, path, index, parentId },
    ...flat(children ?? [], file),
  ]);
}

function treeOf(all: readonly Flat[], parentId?: string): Node[] {
  return all
    .filter((route) => route.parentId === parentId)
    .map(
      ({ id, path, index }) => ({ id, path, index, children: index ? undefined : treeOf(all, id) }) as Node,
    );
}

const all = flat(routes);
const whole = treeOf(all);
const parts = routesAt(all);

const matched = (tree: Node[], pathname: string) =>
  matchRoutes(tree, pathname)?.map(({ route, params }) => [route.id, params]) ?? null;

function matchedInPart(pathname: string) {
  const key = parts.keyOf(pathname);
  return matched(key === null ? whole : treeOf(parts.routesOf(key)), pathname);
}

const patterns = all.map(({ path = "" }) => path.replace(/[:*?]/g, ""));
const strange = ["", "/", "//", "%2F", "%71", "..", "nada", "ENEM", "Q", "gerador-listas", "é", "x y"];

test("a part of the routes matches an address as all of them do", () => {
  const segment = fc.oneof(
    fc.constantFrom(...patterns.flatMap((path) => path.split("/"))),
    fc.constantFrom(...strange),
    fc.string({ maxLength: 8 }).map((text) => text.replaceAll("%", "")),
  );
  const address = fc.oneof(
    fc.constantFrom(...patterns).map((path) => `/${path}`),
    fc.constantFrom(...patterns).map((path) => `/${path.toUpperCase()}/`),
    fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`),
  );
  fc.assert(
    fc.property(address, (raw) => {
      const { pathname } = new URL(`https://farol.test/${raw.slice(1)}`);
      expect(matchedInPart(pathname)).toEqual(matched(whole, pathname));
    }),
    { numRuns: 600 },
  );
});

test("no part has more than a third of the routes, so that Remix ranks few", () => {
  const keys = new Set(patterns.map((path) => parts.keyOf(`/${path}`) ?? ""));
  expect(keys.size).toBeGreaterThan(40);
  for (const key of keys) expect(parts.routesOf(key).length, key).toBeLessThan(all.length / 3);
});
