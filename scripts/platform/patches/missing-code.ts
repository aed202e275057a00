import type { Plugin } from "vite";

const ROUTE_MODULES = /@remix-run\/react\/dist\/esm\/routeModules\.js$/;
const RELOADS = "window.location.reload();";
const TELLS = `if (window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;`;

/** Remix reloads forever on a missing chunk. Reports it as Vite does; follow-failures.ts reloads at most once a minute. */
export function reportMissingCode(): Plugin {
  return {
    name: "farol:report-missing-code",
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return null;
      if (code.split(RELOADS).length !== 2)
        this.error("Remix loads its routes in another way now: look at it anew");
      return { code: code.replace(RELOADS, TELLS), map: null };
    },
  };
}
