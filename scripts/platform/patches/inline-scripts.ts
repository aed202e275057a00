import { minify } from "terser";
import type { Plugin } from "vite";

/** Each exports a function that the server writes into pages as its own text. */
const INLINE = /\/app\/shell\/components\/browser-guards\/[\w-]+\.ts$/;

/** Makes the server's build write such a function minified: it is part of every page. */
export function shortInlineScripts(): Plugin {
  return {
    name: "farol:short-inline-scripts",
    apply: "build",
    enforce: "post",
    async transform(source, id, options) {
      if (!options?.ssr || !INLINE.test(id)) return null;
      const { code = "" } = await minify(source, { module: true, ecma: 2020, compress: { passes: 3 } });
      const [, text, name] = /^export (function (\w+)\(.*\})\s*$/s.exec(code) ?? [];
      if (!text) throw new Error(`${id} exports more than one function`);
      return { code: `export const ${name} = { toString: () => ${JSON.stringify(text)} };`, map: null };
    },
  };
}
