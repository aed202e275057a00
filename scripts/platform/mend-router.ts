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
  ["if (!fetcherMatches) {", "if (!fetcherMatches) return;\n    if (false) {"],
] as const;

/** The router's code mended. Throws where it no longer holds exactly what is to be replaced. */
export function mendRouter(code: string): string {
  return MENDS.reduce((mended, [fault, mend]) => {
    const [before, after, ...more] = mended.split(fault);
    if (after === undefined || more.length > 0) throw new Error(`The router does not say once: ${fault}`);
    return `${before}${mend}${after}`;
  }, code);
}

/**
 * A form sent without leaving the page loads the page's data again when its answer comes. Where a link to a route not discovered
 * yet is followed meanwhile, the router takes the data of the page left for that of the page asked for, and shows nothing
 * (remix-run/react-router#15326). The mended router lets the form and the navigation end each by itself. A
 * navigation that was given up still hands on the routes that it discovered: Remix does not ask for them again, and the next one found
 * no page. And data that is asked for from a route not discovered yet is left alone by a form sent meanwhile: it made the page "not found".
 */
export function mendedRouter(): Plugin {
  return {
    name: "farol:mended-router",
    enforce: "pre",
    transform: (code, id, options) =>
      options?.ssr || !ROUTER.test(id) ? null : { code: mendRouter(code), map: null },
  };
}
