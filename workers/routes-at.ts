type Route = { id: string; parentId?: string; path?: string };

/** "/Escolas/x" → "escolas", as addresses are matched; null where it cannot be decoded. */
function segmentOf(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.split("/")[1] ?? "").toLowerCase();
  } catch {
    return null;
  }
}

/** The first segment of a route's whole path; null where it is not one word: a parameter, an optional part, nothing. */
function wordOf(route: Route, byId: ReadonlyMap<string, Route>): string | null {
  const parent = byId.get(route.parentId ?? "");
  const above = parent ? wordOf(parent, byId) : null;
  const own = route.path?.split("/").find(Boolean) ?? "";
  return above ?? (/^[\w.-]+$/.test(own) ? own.toLowerCase() : null);
}

/**
 * Says which part of the routes can match an address: those that begin with its first segment, and those that begin with no
 * fixed one. Remix flattens, ranks and compiles all routes it has several times a request: of 234 that was a quarter of a
 * page's CPU. Returns the key of the part; null for all of them.
 */
export function routesAt<Each extends Route>(routes: readonly Each[]) {
  const byId = new Map<string, Route>(routes.map((route) => [route.id, route]));
  const words = new Map(routes.map((route) => [route.id, wordOf(route, byId)]));
  const fixed = new Set(words.values());
  return {
    keyOf(pathname: string): string | null {
      const segment = segmentOf(pathname);
      // What Remix itself answers, and "//x", which only a look at all routes refuses.
      if (segment === null || segment === "__manifest" || (segment === "" && pathname !== "/")) return null;
      return fixed.has(segment) ? segment : "";
    },
    routesOf(key: string): Each[] {
      return routes.filter(({ id }) => [null, key].includes(words.get(id) ?? null));
    },
  };
}
