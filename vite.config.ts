import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type InlineConfig, type Plugin, type UserConfig } from "vite";

/** Remix starts a second Vite server from this file (`configFile: false`); the Worker runtime belongs only to the first. */
function workerRuntime(command: string): Plugin[] {
  if (command !== "serve") return [];
  const applies = (config: UserConfig) => (config as InlineConfig).configFile !== false;
  return cloudflare({ viteEnvironment: { name: "worker" } }).map((plugin) => ({ ...plugin, apply: applies }));
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    workerRuntime(command),
    remix({
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
        // Off by measurement: it triples the CPU of a list page and streams what needs no stream (docs/decisions/001).
        v3_singleFetch: false,
      },
    }),
  ],
  ssr: {
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.server.{ts,tsx}"] },
  build: { sourcemap: false, assetsInlineLimit: 1024, target: "es2022" },
}));
