import type { Plugin } from "vite";

const SERVER_BUILD = "\0virtual:remix/server-build";
const IMPORT = /import \* as (route\d+) from ("[^"]+");/g;
const ROUTE = /id: ("[^"]+"),\s+parentId: ("[^"]+"|undefined),[^}]*?module: (route\d+)/g;

/**
 * Stands in for a route's module until a request first asks for it. Its loader and action are the only ways in: Remix draws a page,
 * and reads its other exports, only after its loader ran.
 */
const STAND_IN = `
function later(load, names) {
  const module = Object.fromEntries(names.map((name) => [name, () => null]));
  const opened = async () => Object.assign(module, await load());
  for (const name of ["loader", "action"])
    if (name in module) module[name] = async (args) => (await opened())[name](args);
  return module;
}`;

/**
 * Lets the Worker evaluate the code of a page when it is first asked for, so that its start does not grow with the number of pages
 * (docs/decisions/015). Layouts, and pages without a loader, are there from the start.
 */
export function lazyRoutes(): Plugin {
  return {
    name: "farol:lazy-routes",
    apply: "build",
    async transform(code, id) {
      if (id !== SERVER_BUILD) return null;
      const routes = [...code.matchAll(ROUTE)].map(([, own, parent, name]) => ({ own, parent, name }));
      const parents = new Set(routes.map(({ parent }) => parent));
      const layouts = new Set(routes.filter(({ own }) => parents.has(own)).map(({ name }) => name));
      let lazy = code;
      for (const [line, name, file = ""] of code.matchAll(IMPORT)) {
        const resolved = await this.resolve(JSON.parse(file), id);
        const names = resolved ? (await this.load({ id: resolved.id })).exports : null;
        if (layouts.has(name) || !names?.includes("loader")) continue;
        lazy = lazy.replace(line, `const ${name} = later(() => import(${file}), ${JSON.stringify(names)});`);
      }
      return { code: lazy + STAND_IN, map: null };
    },
  };
}
