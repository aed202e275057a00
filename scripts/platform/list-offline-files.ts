import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** What stands on the screen of a session of practice: the document, its frame, and the page itself. */
const NEEDED = /\/app\/(?:root|entry\.client|pages\/practice\/session)\.tsx/;
const NAMED = /assets\/[\w.-]+\.(?:css|woff2|svg)/g;
const LIST = "praticar/arquivos.json";

/** The scripts that some modules reach, at once or later. */
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

/**
 * Lists the files of a build that a session of practice may ask for, styles, fonts and later scripts included, so that its page
 * can keep them all and be opened without a network (docs/decisions/013).
 */
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
      // Styles name fonts: what is found is looked through in turn.
      for (const file of files) {
        if (!/\.(?:js|css)$/.test(file)) continue;
        for (const [named] of readFileSync(join(dir, file), "utf8").matchAll(NAMED))
          if (named in bundle) files.add(named);
      }
      mkdirSync(join(dir, "praticar"), { recursive: true });
      writeFileSync(join(dir, LIST), JSON.stringify([...files].sort().map((file) => `/${file}`)));
    },
  };
}
