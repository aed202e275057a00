import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { CoverageOptions } from "vitest/node";
import { memoryFolder } from "#tests/support/memory-folder.ts";
import { schemaSnapshot } from "#tests/support/schema-snapshot.ts";
import { LongFilesFirst } from "./scripts/test/long-files-first.ts";
import { workersAtOnce } from "./scripts/test/machine.ts";

/**
 * Bundled once, because workerd requests every module file over the network: this saves two thirds of a file's start.
 */
const bundled = [
  "@remix-run/cloudflare",
  "@remix-run/react",
  "arctic",
  "diff",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "fast-check",
  "hono",
  "hono/factory",
  "idb",
  "image-size",
  "katex",
  "katex/contrib/mhchem",
  "lucia",
  "lucide-react",
  "papaparse",
  "radix-ui",
  "react",
  "react-dom/server",
  "react/jsx-runtime",
  "rehype-sanitize",
  "rehype-stringify",
  "remark-gfm",
  "remark-parse",
  "remark-rehype",
  "saxes",
  "sonner",
  "unified",
  "valibot",
];

/**
 * Bundled modules go to workerd without a source map: no one steps through them, and the maps are most of the bytes.
 */
const withoutMapsOfBundles: Plugin = {
  name: "farol:without-maps-of-bundles",
  enforce: "post",
  transform: (code, id) =>
    /\/build\/server\/|\/deps_ssr\//.test(id) ? { code, map: { mappings: "" } } : null,
};

// Miniflare keeps each database in a file of the temporary folder, and waits for the disk at every write.
process.env.TMPDIR ||= memoryFolder() ?? tmpdir();

const schema = schemaSnapshot(await readD1Migrations("./migrations"));

/** See tests/support/property-seed.ts. */
const provide = { propertySeed: Number(process.env.PROPERTY_SEED ?? 2026) };
const propertySeed: string = "tests/support/property-seed.ts";

/** Pure code shares nothing between files: one thread serves them all, and no time goes into starting more. */
const inNode = {
  environment: "node",
  pool: "threads",
  isolate: false,
  maxWorkers: 1,
  provide,
  setupFiles: propertySeed,
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** Whole exams, each of our own fixture and, where they lie beside the repository, the real ones: long, and no part of the coverage. */
const exams = [
  "tests/unit/bank/enem/{whole-exams,published-exams,second-source,written-solutions}.test.ts",
  "tests/unit/platform/math/rendering/real-data.test.ts",
  "tests/unit/practice/tri/official-scores.test.ts",
];

/**
 * Only with `npm test` of the unit layer alone: its tests cover the branches of the rules, whatever other layers do.
 */
const coverage = {
  provider: "v8",
  include: ["app/{features,platform}/*/domain/**"],
  reporter: [["text", { skipFull: true }]],
  reportsDirectory: ".cache/coverage",
  // All of them is the aim (docs/quality.md); what the latest slices brought is still being covered.
  thresholds: { branches: 98.5 },
} satisfies CoverageOptions;

export default defineConfig({
  test: {
    coverage,
    sequence: { sequencer: LongFilesFirst },
    // Unless the command says another number.
    maxWorkers: workersAtOnce(),
    projects: [
      { test: { name: "house", include: ["tests/house/**/*.test.ts"], ...inNode } },
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          exclude: exams,
          ...inNode,
        },
      },
      { test: { name: "exams", include: exams, ...inNode } },
      // The content that the product is seeded with: large, and rarely changed.
      { test: { name: "seed", include: ["tests/seed/**/*.test.ts"], ...inNode } },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/support/serve.ts"],
          environment: "node",
          // One product for all files, which are distributed over processes that reuse their browser and loaded
          // modules.
          isolate: false,
          // Long: on a busy machine a browser is several times slower.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [
          withoutMapsOfBundles,
          cloudflareTest({
            main: "./workers/app.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: { TEST_SCHEMA: schema },
              // Limits have tests of their own; elsewhere they would only make tests depend on each other.
              ratelimits: {
                LOGIN_LIMIT: { namespace_id: "1", simple: { limit: 1000, period: 60 } },
                ANSWER_LIMIT: { namespace_id: "2", simple: { limit: 100_000, period: 60 } },
                REPORT_LIMIT: { namespace_id: "3", simple: { limit: 100_000, period: 60 } },
                EXPORT_LIMIT: { namespace_id: "4", simple: { limit: 1000, period: 60 } },
              },
            },
          }),
        ],
        resolve: {
          alias: {
            "virtual:remix/server-build": fileURLToPath(new URL("./build/server/index.js", import.meta.url)),
          },
        },
        test: {
          name: "worker",
          // Files are distributed over one workerd per core and share its loaded modules. Each starts with empty
          // bindings.
          isolate: false,
          include: ["tests/worker/**/*.test.ts"],
          provide,
          setupFiles: [
            "tests/support/apply-migrations.ts",
            "tests/support/fail-on-console-error.ts",
            "tests/support/plan-every-statement.ts",
            propertySeed,
          ],
          deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
          // Long: on a busy machine everything is several times slower.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // Tests that say so wait beside each other, all of a file.
          maxConcurrency: 20,
        },
      },
    ],
  },
});
