import { join } from "node:path";
import { workersAtOnce } from "./machine.ts";
import type { TestScope } from "./scope.ts";

/** Outputs and reports of the layers. */
export const LOGS = join(".cache", "tests");

/** A command that passes or fails. Vitest layers count tests, others count as one. */
export type Layer = {
  name: string;
  command: string;
  args: string[];
  /** How many cores it uses fully. */
  cores: number;
  /** Reads what the layers before it wrote: the build, and what browsers find in the database. */
  afterBuild: boolean;
  env?: Record<string, string>;
  /** Explanation of an output line. */
  hint?: { line: RegExp; words: string };
};

function project(name: string, afterBuild = false): Layer {
  const reporters = ["--reporter=default", "--reporter=./scripts/test/write-report.ts"];
  return {
    name,
    command: "vitest",
    args: ["run", "--project", name, ...reporters],
    cores: 1,
    afterBuild,
  };
}

function tool(name: string, command: string, args: string[]): Layer {
  return { name, command, args, cores: 1, afterBuild: false };
}

/** What browser tests find in the database, seeded beside the build. */
const SEEDED = join(LOGS, "seeded");

/** In the order in which they start: those first that others wait for, or that are slow. */
const layers: readonly Layer[] = [
  tool("build", "node", ["scripts/platform/build.ts"]),
  tool("demo", "node", ["tests/e2e/support/seeded-state.ts", SEEDED]),
  project("unit"),
  // The native compiler needs a third of the time; the one in JavaScript stays for the house tests, which read syntax
  // trees.
  tool("types", "node", ["node_modules/typescript-native/bin/tsc", "-b"]),
  tool("format", "biome", ["check", "--error-on-warnings"]),
  tool("unused", "knip", []),
  tool("unused-in-product", "knip", ["--production"]),
  project("exams"),
  project("seed"),
  project("house", true),
  project("worker", true),
  project("e2e", true),
];

export const layerNames: readonly string[] = layers.map(({ name }) => name);

/** From this many on, worker and e2e run beside each other; below, each uses all there are. */
const CORES_FOR_BOTH = 6;
/** One product serves all browsers: more of them would wait for it. */
const MOST_BROWSERS = 4;

/** The unit layer with branch coverage. */
function withCoverage(layer: Layer): Layer {
  const words = "Há ramos de `domain` que nenhum teste de unidade percorre: a tabela acima diz as linhas.";
  const hint = { line: /does not meet global threshold/, words };
  return { ...layer, args: [...layer.args, "--coverage"], hint };
}

/** A layer with as many workerds or browsers as it gets cores. */
function spread(layer: Layer, cores: number, beside: boolean): Layer {
  const share = Math.ceil(cores / (beside || cores >= CORES_FOR_BOTH ? 2 : 1));
  const workers = layer.name === "e2e" ? Math.min(share, MOST_BROWSERS) : share;
  return { ...layer, args: [...layer.args, `--maxWorkers=${workers}`], cores: workers };
}

/**
 * The layers of a run on a machine with capacity for so many workers. The files of a few features keep no two cores
 * busy, as starting is most of their time: there worker and e2e always run beside each other.
 */
export function layersFor(scope: TestScope, cores: number = workersAtOnce()): Layer[] {
  const { layers: wanted, files, whole } = scope;
  const only = new Map(Object.entries(files));
  return layers
    .filter(({ name }) => wanted.has(name))
    .map((layer) =>
      layer.name === "worker" || layer.name === "e2e"
        ? spread(layer, cores, !whole && wanted.has("worker") && wanted.has("e2e"))
        : layer,
    )
    .map((layer) => ({ ...layer, args: [...layer.args, ...(only.get(layer.name) ?? [])] }))
    .map((layer) => (layer.name === "unit" && whole ? withCoverage(layer) : layer))
    .map((layer) =>
      layer.name === "e2e" && wanted.has("demo") ? { ...layer, env: { FAROL_SEEDED: SEEDED } } : layer,
    );
}
