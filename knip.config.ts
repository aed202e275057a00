import type { KnipConfig } from "knip";
import type { Route } from "#app/platform/paths/route.ts";
import routes from "#app/routes.ts";

/** The files that the map of routes names, its layouts too. */
function routeFiles(entries: readonly Route[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...routeFiles(children)]);
}

/** What a tool or the platform starts, not an import. */
const product = [
  ...routeFiles(routes),
  "app/{root,entry.client,entry.server}.tsx",
  "app/routes.ts",
  // Merged into the platform's interfaces by their declarations, imported by nobody.
  "app/{features,platform}/*/ports.d.ts",
  "app/features/*/calls/ports.d.ts",
  "drizzle/drizzle.config.ts",
  // A table may be named in SQL only; tests/house/schema.test.ts compares them with the migrations.
  "drizzle/schema/**/*.ts",
  "public/**/*.js",
  "scripts/*.mjs",
  "scripts/*/main.ts",
  // A module that Miniflare loads by its path.
  "scripts/platform/database-worker.js",
  "scripts/test/{write-report,long-files-first,mutants}.ts",
  "scripts/test/mutation/{set-mutant,vite.config,vitest.config}.ts",
  // Vite's plugins: in production knip does not read vite.config.ts.
  "scripts/test/mutation/mutating.ts",
  "scripts/platform/{browser-parts,configured-of-page,list-offline-files,portuguese-dictionary,site-texts,worker-entry}.ts",
  "scripts/platform/patches/*.ts",
];

/**
 * Dead code fails `npm run check`: `knip` finds exports that no other file imports, `knip --production` what only tests use.
 * A trailing "!" marks what belongs to the product.
 */
export default ({ production = false }): KnipConfig => ({
  entry: [...product.map((path) => `${path}!`), "tests/**/*.test.ts"],
  project: [
    "{app,workers,drizzle,content,scripts,public}/**/*.{js,mjs,ts,tsx}!",
    "app/styles/*.css",
    "tests/**/*.ts",
    "*.ts",
  ],
  // An export for a test is fine where the product uses the function too.
  ignoreExportsUsedInFile: production,
  // Named by a path below node_modules, and by scripts/test/layers.ts.
  ignoreDependencies: [
    /^@fontsource/,
    "@biomejs/biome",
    "dictionary-pt",
    "typescript-native",
    // What builds the product: production needs it installed, and vite.config.ts is not read there.
    ...(production
      ? [/^@cloudflare\/vite-plugin$/, "@remix-run/dev", /tailwindcss/, "rollup-plugin-license"]
      : []),
  ],
});
