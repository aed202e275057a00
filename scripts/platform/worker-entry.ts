import { fileURLToPath } from "node:url";
import type { Plugin, ResolvedConfig } from "vite";

/**
 * The Worker is built with the pages that it serves, as a second entry of the server's build: what both import is one module,
 * where two builds would carry it twice. Runs once the configuration is resolved, since Remix sets its own only entry.
 */
export function workerEntry(): Plugin {
  return {
    name: "farol:worker-entry",
    apply: "build",
    configResolved({ build }: ResolvedConfig) {
      const { rollupOptions, ssr } = build;
      if (!ssr || typeof rollupOptions.input !== "string") return;
      rollupOptions.input = {
        index: rollupOptions.input,
        app: fileURLToPath(new URL("../../workers/app.ts", import.meta.url)),
      };
      rollupOptions.external = [/^cloudflare:/, /\.wasm$/];
      Object.assign(rollupOptions.output ?? {}, { entryFileNames: "[name].js" });
    },
  };
}
