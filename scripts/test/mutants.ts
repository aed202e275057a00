import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dependantsOf, type Graph, importGraph } from "../../tests/house/import-graph.ts";
import { filesUnder } from "../../tests/house/source-files.ts";
import { root } from "../platform/state.ts";
import { type Mutant, sampleMutants } from "./mutation/find-mutants.ts";

/** Minutes a mutant's tests may take: an endless loop is found out, too. */
const MOST_MINUTES = 8;

const LAYERS = {
  domain: /^app\/(?:features|platform)\/[\w-]+\/domain\//,
  services: /^app\/features\/[\w-]+\/services\//,
  queries: /^app\/features\/[\w-]+\/queries\//,
};
type Layer = keyof typeof LAYERS;
const layers = Object.keys(LAYERS) as Layer[];

/** Files of which most lines are data: a literal there is a fact, which only another copy of it could test. */
const DATA =
  /\/(?:catalogue|repairs|model|measured-booklets|item-topics|subject-words|topic-words|tables)[\w-]*[/.]/;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    layer: { type: "string", multiple: true, default: layers },
    only: { type: "string", multiple: true, default: [] },
  },
});

const LOGS = join(root, ".cache", "mutants", `${values.layer.join("-")}-${values.seed}`);

function layerOf(path: string): Layer | null {
  return layers.find((layer) => LAYERS[layer].test(path)) ?? null;
}

function homeOf(path: string): string {
  const [, feature, concern] = /^app\/(?:features\/([\w-]+)|(platform\/[\w-]+))\//.exec(path) ?? [];
  return feature ?? concern ?? "";
}

/** Runs a command of this project's packages; its output goes to a file of the mutant. */
function run(command: string, args: string[], mutant: number): "passed" | "failed" | "too long" {
  const env = { ...process.env, MUTANTS: join(LOGS, "mutants.json"), MUTANT: `${mutant}` };
  const timeout = MOST_MINUTES * 60_000;
  const options = { cwd: root, env, timeout, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, signal, stdout, stderr } = spawnSync(
    join(root, "node_modules", ".bin", command),
    args,
    options,
  );
  writeFileSync(join(LOGS, `${mutant}.log`), `${stdout}\n${stderr}`);
  if (signal !== null) return "too long";
  return status === 0 ? "passed" : "failed";
}

function test(project: string, files: readonly string[], mutant: number): "passed" | "failed" | "too long" {
  if (files.length === 0) return "passed";
  const config = ["--config", "scripts/test/mutation/vitest.config.ts", "--root", "."];
  const quick = ["--bail", "1", "--maxWorkers", "1", "--project", project];
  return run("vitest", ["run", ...config, ...quick, ...files], mutant);
}

/** Test files in the order in which they are tried: those of the same feature that reach it, then the others that do. */
function testsOf({ path }: Mutant, graph: Graph): { project: string; files: string[] }[] {
  const reaching = [...dependantsOf([path], graph)].filter((each) => each.endsWith(".test.ts")).sort();
  const home = homeOf(path);
  const unit = reaching.filter((each) => each.startsWith("tests/unit/"));
  const own = unit.filter((each) => each.startsWith(`tests/unit/${home}/`));
  const rest = unit.filter((each) => !own.includes(each));
  if (layerOf(path) === "domain") return [own, rest].map((files) => ({ project: "unit", files }));
  // Pages are requested from the built product: whatever the imports say, any test of the feature may reach a service.
  const imports = reaching.filter((each) => each.startsWith(`tests/worker/${home}/`));
  const worker = [imports, [`tests/worker/${home}/`]].filter((files) => files.length > 0);
  return [{ project: "unit", files: unit }, ...worker.map((files) => ({ project: "worker", files }))];
}

function outcomeOf(mutant: Mutant, graph: Graph): "killed" | "survived" | "too long" {
  for (const { project, files } of testsOf(mutant, graph)) {
    const outcome = test(project, files, mutant.id);
    if (outcome !== "passed") return outcome === "failed" ? "killed" : outcome;
  }
  return "survived";
}

function report(done: readonly { mutant: Mutant; outcome: string }[]): void {
  for (const layer of layers) {
    const own = done.filter(({ mutant }) => layerOf(mutant.path) === layer);
    const killed = own.filter(({ outcome }) => outcome === "killed").length;
    if (own.length > 0) console.log(`${layer}: ${killed} of ${own.length} killed`);
  }
}

const chosenLayers = layers.filter((layer) => values.layer.includes(layer));
const files = filesUnder(["app", "content", "drizzle", "workers", "tests", "scripts"], [".ts", ".tsx"]);
const graph = importGraph(files, { types: false });
const targets = files.filter(({ path }) => {
  const layer = layerOf(path);
  return layer !== null && chosenLayers.includes(layer) && !DATA.test(path);
});
const mutants = sampleMutants(targets, Number(values.count), Number(values.seed));
mkdirSync(LOGS, { recursive: true });
writeFileSync(join(LOGS, "mutants.json"), JSON.stringify(mutants, null, 1));

const needsProduct = mutants.some(({ path }) => layerOf(path) !== "domain");
if (needsProduct) {
  // Without its stamp, the next build makes the product without mutants again.
  rmSync(join(root, "build", ".pages"), { force: true });
  if (run("remix", ["vite:build", "--config", "scripts/test/mutation/vite.config.ts"], 0) !== "passed")
    throw new Error(`The build failed: ${LOGS}/0.log`);
}
const done: { mutant: Mutant; outcome: string }[] = [];
for (const mutant of mutants) {
  if (values.only.length > 0 && !values.only.includes(`${mutant.id}`)) continue;
  const outcome = outcomeOf(mutant, graph);
  done.push({ mutant, outcome });
  const { id, path, line, kind, original, replacement } = mutant;
  console.log(
    `${outcome} ${id} ${path}:${line} ${kind}: ${original.slice(0, 80)} → ${replacement.slice(0, 80)}`,
  );
}
report(done);
