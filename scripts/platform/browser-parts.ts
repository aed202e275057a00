import type { Plugin } from "vite";

/** What is drawn or runs in a browser; a `.server` file beside it does not. */
const DRAWN = /\/app\/.+\/(?:components|hooks|calls|pages)\/(?!.*\.server\.)[^?]+\.tsx?$/;
const LOADED_LATER = /(?<!typeof )\bimport\("[^"]+"\)/g;

/**
 * A page is drawn in one go, so what its components import dynamically is for browsers alone, and no part of the Worker. A file
 * that draws such a part on the server too says so by `import.meta.env.SSR`.
 */
export function withoutBrowserParts(): Plugin {
  return {
    name: "farol:without-browser-parts",
    apply: "build",
    enforce: "pre",
    transform(code, id, options) {
      if (!options?.ssr || !DRAWN.test(id) || code.includes("import.meta.env.SSR")) return null;
      return { code: code.replace(LOADED_LATER, 'Promise.reject(new Error("browser"))'), map: null };
    },
  };
}
