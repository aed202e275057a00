import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ICONS = "lucide-react";
const ICON_LINE = /export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g;
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*"lucide-react";/g;

/** Icon name to file: "Menu" → "/…/lucide-react/dist/esm/icons/menu.mjs". */
function iconFiles(): Map<string, string> {
  const index = createRequire(import.meta.url)
    .resolve(ICONS)
    .replace(/dist\/.*$/, "dist/esm/lucide-react.mjs");
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of readFileSync(index, "utf8").matchAll(ICON_LINE))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g))
      files.set(name, index.replace("lucide-react.mjs", file));
  return files;
}

/** Imports icons from their own files: Rollup would put all icons of the index into every page's chunk. */
export function iconsFromTheirFiles(): Plugin {
  const files = iconFiles();
  return {
    name: "farol:icons-from-their-files",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes(`"${ICONS}"`)) return null;
      const lean = code.replaceAll(IMPORT, (_, list: string) => {
        const names = list.split(",").map((name) => name.trim());
        const icons = names.filter((name) => name !== "" && !name.startsWith("type "));
        return icons
          .map((name) => `import ${name} from "${files.get(name) ?? this.error(name)}";`)
          .join("\n");
      });
      return { code: lean, map: null };
    },
  };
}

const ICON_MAKER = "../createLucideIcon.mjs";

/** Without contexts, classes and other frameworks' names of attributes, which nothing here uses. */
const LEAN_ICON_MAKER = `
import { createElement } from "react";
const look = {
  xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24", "aria-hidden": "true",
  fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round",
};
export default function createLucideIcon({ node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }) => createElement("svg", { ...look, width: size, height: size, ...rest }, shapes);
}`;

/** Draws icons by a few lines instead of Lucide's own, 1.3 KB of every page. */
export function leanIcons(): Plugin {
  return {
    name: "farol:lean-icons",
    apply: "build",
    enforce: "pre",
    resolveId: (id, importer) =>
      id === ICON_MAKER && importer?.includes("/lucide-react/") ? "\0icon-maker" : null,
    load: (id) => (id === "\0icon-maker" ? LEAN_ICON_MAKER : null),
  };
}
