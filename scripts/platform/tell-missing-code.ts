import type { Plugin } from "vite";

const ROUTE_MODULES = /@remix-run\/react\/dist\/esm\/routeModules\.js$/;
const RELOADS = "window.location.reload();";
const TELLS = `if (window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;`;

/**
 * Remix answers code that it cannot load by reading the page anew, without end. With this it says so as Vite does, and the
 * page decides (app/calls/analytics/follow-failures.ts): once a minute at most; the second time the error page stands.
 */
export function tellMissingCode(): Plugin {
  return {
    name: "farol:tell-missing-code",
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return null;
      if (code.split(RELOADS).length !== 2)
        this.error("Remix loads its routes in another way now: look at it anew");
      return { code: code.replace(RELOADS, TELLS), map: null };
    },
  };
}
