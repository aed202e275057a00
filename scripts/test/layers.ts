/** A command that passes or fails. Vitest layers count tests, others count as one. */
export type Layer = {
  name: string;
  command: string;
  args: string[];
  /** Explanation of an output line. */
  hint?: { line: RegExp; words: string };
};

function project(name: string): Layer {
  const reporters = ["--reporter=default", "--reporter=./scripts/test/write-report.ts"];
  return { name, command: "vitest", args: ["run", "--project", name, ...reporters] };
}

const build: Layer = { name: "build", command: "node", args: ["scripts/platform/build.ts"] };
const format: Layer = { name: "format", command: "biome", args: ["check", "--error-on-warnings"] };
/** The native compiler takes a third of the time; the one in JavaScript stays for the house tests, which read syntax trees. */
const types: Layer = {
  name: "types",
  command: "node",
  args: ["node_modules/typescript-native/bin/tsc", "-b"],
};
const unused: Layer = { name: "unused", command: "knip", args: [] };
const unusedInProduct: Layer = { name: "unused-in-product", command: "knip", args: ["--production"] };

/** Stages in sequence; lanes in parallel on two cores. Worker and e2e use both cores themselves. */
export const stages: readonly Layer[][][] = [
  [
    [build, project("house"), project("exams"), project("seed")],
    [project("unit"), types, format, unused, unusedInProduct],
  ],
  [[project("worker")]],
  [[project("e2e")]],
];

/** The unit layer with branch coverage. */
export function withCoverage(layer: Layer): Layer {
  if (layer.name !== "unit") return layer;
  const words = "Há ramos de `domain` que nenhum teste de unidade percorre: a tabela acima diz as linhas.";
  const hint = { line: /does not meet global threshold/, words };
  return { ...layer, args: [...layer.args, "--coverage"], hint };
}
