import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** Modules of a practice session's document, and of a notebook's. */
const NEEDED =
  /\/app\/(?:root|entry\.client|features\/practice\/pages\/session|features\/notebooks\/pages\/notebook)\.tsx/;
const NAMED = /assets\/[\w.-]+\.(?:css|woff2|svg)/g;
const LIST = "praticar/arquivos.json";

/** Scripts reachable from some modules, static or dynamic. */
function scriptsReached(bundle: Rollup.OutputBundle): Set<string> {
  const reached = new Set<string>();
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const waiting = chunks
    .filter(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId ?? "", ...moduleIds].some((id) => NEEDED.test(id)),
    )
    .map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const output = bundle[name];
    if (reached.has(name) || output?.type !== "chunk") continue;
    reached.add(name);
    waiting.push(...output.imports, ...output.dynamicImports);
  }
  return reached;
}

/** Lists files that a practice session or a notebook may load, so that its page can cache them for offline use (decision 013). */
export function listOfflineFiles(): Plugin {
  let server = false;
  return {
    name: "farol:list-offline-files",
    apply: "build",
    configResolved: ({ build }) => {
      server = Boolean(build.ssr);
    },
    writeBundle({ dir = "" }, bundle) {
      if (server) return;
      const files = scriptsReached(bundle);
      // Styles refer to fonts: found files are scanned too.
      for (const file of files) {
        if (!/\.(?:js|css)$/.test(file)) continue;
        for (const [named] of readFileSync(join(dir, file), "utf8").matchAll(NAMED))
          if (named in bundle) files.add(named);
      }
      mkdirSync(join(dir, "praticar"), { recursive: true });
      const bytes = [...files].reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);
      const listed = [...files].sort().map((file) => `/${file}`);
      writeFileSync(join(dir, LIST), JSON.stringify({ files: listed, bytes }));
    },
  };
}
