import * as build from "virtual:remix/server-build";
import { pages } from "#tests/house/route-map.ts";
import { type Outcome, type Row, reads } from "./access/table.ts";
import { type Persona, personas } from "./personas.ts";
import type { World } from "./world.ts";

/** A route of the product with every address of the matrix that leads to it, and what each persona gets there. */
export type RouteOfWorld = {
  id: string;
  pattern: string;
  isPage: boolean;
  hasLoader: boolean;
  hasAction: boolean;
  addresses: { path: string; wanted: Record<string, Outcome> }[];
};

/** The id Remix gives the route of a pattern: its file without the ending. */
export function routeId(pattern: string): string {
  return pages.find((page) => page.pattern === pattern)?.file.replace(/\.tsx?$/, "") ?? "";
}

/** What a row says of each of these people, the exceptions after the rule. */
export function outcomesIn(
  { everybody, ...others }: Row,
  people: readonly Persona[] = personas,
): Record<string, Outcome> {
  const outcomes = people.map(({ name, account }) => {
    const signedIn = account ? others["signed-in"] : undefined;
    return [name, others[name] ?? signedIn ?? everybody] as const;
  });
  return Object.fromEntries(outcomes);
}

/**
 * Every route, with the world's objects in its addresses; the matrix of access has a row for each, so that none is
 * omitted.
 */
export function everyRoute(world: World): RouteOfWorld[] {
  return Object.entries(reads).map(([pattern, rows]) => {
    const id = routeId(pattern);
    const { default: page, loader, action } = build.routes[id]?.module ?? {};
    const addresses = Object.entries(rows).map(([address, row]) => {
      const wanted = Object.entries(outcomesIn(row)).map(([name, outcome]) => [
        name,
        typeof outcome === "string" ? world.fill(outcome, address) : outcome,
      ]);
      return { path: world.fill(address), wanted: Object.fromEntries(wanted) as Record<string, Outcome> };
    });
    const kinds = { isPage: !!page, hasLoader: !!loader, hasAction: !!action };
    return { id, pattern, ...kinds, addresses };
  });
}

/** Of each route the first address at which this persona gets a page or a file; routes that show them none are left out. */
export function seenBy(routes: readonly RouteOfWorld[], name: string): { id: string; path: string }[] {
  return routes.flatMap(({ id, addresses }) => {
    const found = addresses.find(({ wanted }) => wanted[name] === 200);
    return found ? [{ id, path: found.path }] : [];
  });
}

/** The address of a route's data alone, as requested by client-side navigation. */
export function dataAddress(path: string, id: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}_data=${encodeURIComponent(id)}`;
}
