import { crawl } from "./crawl.ts";
import { everyRoute, type RouteOfWorld } from "./every-route.ts";
import { pageClaims } from "./page-claims.ts";
import { givenWorld } from "./world.ts";

/** What a crawl found: by claim the answers that break it, and by persona the routes that showed them a page. */
export type Found = { faults: Record<string, string[]>; shown: Map<string, Set<string>> };

/** Crawls the routes of a part of the product once, and checks every claim of pages on every answer. */
export async function sweepPages(isOfPart: (route: RouteOfWorld) => boolean): Promise<Found> {
  const world = await givenWorld();
  const routes = everyRoute(world).filter(isOfPart);
  const faults: Found["faults"] = Object.fromEntries(Object.keys(pageClaims).map((claim) => [claim, []]));
  const shown: Found["shown"] = new Map();
  const patterns = new Map(
    routes.flatMap(({ pattern, addresses }) => addresses.map(({ path }) => [path, pattern] as const)),
  );
  for await (const answer of crawl(world, routes)) {
    const { path, kind, who, outcome, wanted, trips, headers } = answer;
    for (const [claim, isBroken] of Object.entries(pageClaims))
      if (isBroken(answer))
        faults[claim]?.push(
          `${who} ${kind} ${path}: ${outcome} for ${wanted}, ${trips} trips, ${headers.get("Cache-Control")}`,
        );
    if (kind === "page" && outcome === 200)
      shown.set(patterns.get(path) ?? "", (shown.get(patterns.get(path) ?? "") ?? new Set()).add(who));
  }
  return { faults, shown };
}
