import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../farol/usage-error.ts";
import { root } from "../platform/state.ts";
import { areas } from "./areas.ts";
import { type Layer, LOGS, layerNames, layersFor } from "./layers.ts";
import { workersAtOnce } from "./machine.ts";
import { readOptions } from "./options.ts";
import { type Outcome, runLayer } from "./run-layer.ts";
import { runScheduled } from "./schedule.ts";
import { scopeOf, type TestScope } from "./scope.ts";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 22) throw new Error(`Os testes rodam no Node do lockfile (24), não no ${process.version}`);

function plan(): TestScope {
  try {
    return scopeOf(readOptions(process.argv.slice(2), { layers: layerNames, areas }), layerNames);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

const scope = plan();
console.log(scope.words);
mkdirSync(join(root, LOGS), { recursive: true });
const started = performance.now();
const outcomes: Outcome[] = [];

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 1 : 0).replace(".", ",")} s`;
}

async function runCounted(layer: Layer): Promise<boolean> {
  const outcome = await runLayer(layer);
  outcomes.push(outcome);
  const { name, passed, failed, seconds } = outcome;
  const counted = `${passed} passaram, ${failed} falharam`;
  console.log(`${failed === 0 ? "ok    " : "FALHOU"} ${name}: ${counted} em ${formatSeconds(seconds)}`);
  return failed === 0;
}

function finish(): void {
  const files = outcomes
    .flatMap((outcome) => outcome.files)
    .sort((one, other) => other.seconds - one.seconds);
  if (files.length > 0) console.log("\nOs dez arquivos mais lentos:");
  for (const { path, seconds } of files.slice(0, 10)) console.log(`  ${formatSeconds(seconds)}  ${path}`);

  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  if (skipped.length > 0) console.log(`\n${skipped.length} testes pulados:`);
  for (const name of skipped) console.log(`  ${name}`);

  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  if (flaky.length > 0) console.log(`\n${flaky.length} testes passaram só na segunda vez:`);
  for (const name of flaky) console.log(`  ${name}`);

  const total = (key: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  // In CI there is no reason to skip a test.
  const failed = total("failed") + (process.env.CI ? skipped.length : 0);
  console.log(
    `\nEm ${formatSeconds((performance.now() - started) / 1000)}. A saída de cada camada: ${LOGS}/<camada>.log`,
  );
  console.log(`${total("passed")} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

await runScheduled(layersFor(scope), workersAtOnce(), runCounted);
finish();
