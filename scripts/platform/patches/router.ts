import type { Plugin } from "vite";

const ROUTER = /\/@remix-run\/router\/dist\/router\.js$/;

/** What the router says, and what it should say. */
const MENDS = [
  [
    "let nextLocation = state.navigation.location || state.location;",
    `let nextMatches = state.navigation.location && matchRoutes(inFlightDataRoutes || dataRoutes, state.navigation.location, basename);
    if (nextMatches && nextMatches[nextMatches.length - 1].route.path === "*") nextMatches = null;
    let nextLocation = nextMatches ? state.navigation.location : state.location;`,
  ],
  [
    'let matches = state.navigation.state !== "idle" ? matchRoutes(routesToUse, state.navigation.location, basename) : state.matches;',
    "let matches = nextMatches || state.matches;",
  ],
  [
    'state.navigation.state === "loading" && loadId > pendingNavigationLoadId',
    'state.navigation.state === "loading" && state.navigation.location === nextLocation && loadId > pendingNavigationLoadId',
  ],
  ["if (signal.aborted) return;\n            patchRoutesImpl", "patchRoutesImpl"],
  [
    `revalidatingFetchers.push({
        key,
        routeId: f.routeId,
        path: f.path,
        matches: null,
        match: null,
        controller: null
      });
      return;`,
    "return;",
  ],
] as const;

/** The router's patched code. Throws where it no longer contains exactly the text to replace. */
export function mendRouter(code: string): string {
  return MENDS.reduce((mended, [fault, mend]) => {
    const [before, after, ...more] = mended.split(fault);
    if (after === undefined || more.length > 0) throw new Error(`The router does not say once: ${fault}`);
    return `${before}${mend}${after}`;
  }, code);
}

/**
 * Three faults of the router where routes are discovered lazily:
 * - A form submitted without navigation revalidates the page. If a link to an undiscovered route is followed meanwhile, the router
 *   stores the data of the current page as that of the next one, and renders nothing (remix-run/react-router#15326).
 * - An aborted navigation discards the routes it discovered. Remix requests each path once, so that the next navigation gets a 404.
 * - A submission revalidates a fetcher whose route is still being discovered, finds no match, and renders a 404.
 */
export function mendedRouter(): Plugin {
  return {
    name: "farol:mended-router",
    enforce: "pre",
    transform: (code, id, options) =>
      options?.ssr || !ROUTER.test(id) ? null : { code: mendRouter(code), map: null },
  };
}
