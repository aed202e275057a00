import type { Plugin } from "vite";

const SERVER_BUILD = "\0virtual:remix/server-build";
const IMPORT = /import \* as (route\d+) from ("[^"]+");/g;

/** A route's module before `open` evaluated it. It has the names of the exports, because Remix reads early which there are. */
const LATER = `
function later(load, names) {
  const module = Object.fromEntries(names.map((name) => [name, () => null]));
  module.open = async () => Object.assign(module, await load());
  return module;
}`;

/**
 * Lets the Worker evaluate the code of a page at its first request, so that its start does not grow with the number of pages
 * (decision 015). workers/pages.ts opens the modules of an address before Remix reads them.
 */
export function lazyRoutes(): Plugin {
  return {
    name: "farol:lazy-routes",
    apply: "build",
    async transform(code, id) {
      if (id !== SERVER_BUILD) return null;
      let lazy = code + LATER;
      for (const [line, name, file = ""] of code.matchAll(IMPORT)) {
        const resolved = await this.resolve(JSON.parse(file), id);
        const names = resolved && (await this.load({ id: resolved.id })).exports;
        if (!names) throw new Error(`The exports of ${file} are not known`);
        lazy = lazy.replace(line, `const ${name} = later(() => import(${file}), ${JSON.stringify(names)});`);
      }
      return { code: lazy, map: null };
    },
  };
}
