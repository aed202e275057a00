import { workersAtOnce } from "./machine.ts";
import type { TestScope } from "./scope.ts";

/** A command that passes or fails. Vitest layers count tests, others count as one. */
export type Layer = {
  name: string;
  command: string;
  args: string[];
  /** How many cores it uses fully. */
  cores: number;
  /** Reads what the build wrote. */
  afterBuild: boolean;
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

/** In the order in which they start: those first that others wait for, or that are slow. */
const layers: readonly Layer[] = [
  tool("build", "node", ["scripts/platform/build.ts"]),
  // As long as all others together, and often waiting for a page or a server: it begins with the build's end.
  project("e2e", true),
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
];

export const layerNames: readonly string[] = layers.map(({ name }) => name);

/** From this many on, worker and e2e share the cores. */
const CORES_TO_SHARE = 6;
/** One product serves all browsers: more of them would wait for it. */
const MOST_BROWSERS = 4;

/** The unit layer with branch coverage. */
function withCoverage(layer: Layer): Layer {
  const words = "Há ramos de `domain` que nenhum teste de unidade percorre: a tabela acima diz as linhas.";
  const hint = { line: /does not meet global threshold/, words };
  return { ...layer, args: [...layer.args, "--coverage"], hint };
}

/** How many workerds or browsers a layer has, and how many cores are counted for them. */
function spread(layer: Layer, workers: number, cores: number): Layer {
  const most = layer.name === "e2e" ? Math.min(workers, MOST_BROWSERS) : workers;
  return { ...layer, args: [...layer.args, `--maxWorkers=${most}`], cores: Math.min(most, cores) };
}

/**
 * The layers of a run on a machine with so many cores, and memory for so many workers. Worker and e2e run beside each
 * other, so that one works while the other waits for an alarm, a page or its start. On a few cores each has as many
 * workers as there are cores, where the memory is enough for both.
 */
export function layersFor(
  scope: TestScope,
  cores: number = workersAtOnce(),
  inMemory: number = workersAtOnce(2 * cores),
): Layer[] {
  const { layers: wanted, files, whole } = scope;
  const only = new Map(Object.entries(files));
  const both = wanted.has("worker") && wanted.has("e2e");
  const half = both ? Math.ceil(cores / 2) : cores;
  const share = whole && cores < CORES_TO_SHARE && inMemory >= 2 * cores ? cores : half;
  return layers
    .filter(({ name }) => wanted.has(name))
    .map((layer) => (layer.name === "worker" || layer.name === "e2e" ? spread(layer, share, half) : layer))
    .map((layer) => ({ ...layer, args: [...layer.args, ...(only.get(layer.name) ?? [])] }))
    .map((layer) => (layer.name === "unit" && whole ? withCoverage(layer) : layer));
}
