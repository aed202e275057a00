import { spawn } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { buildPages } from "../platform/build.ts";
import { root } from "../platform/state.ts";

/** `hint`: what a line of the output means, for whoever reads that the step failed. */
type Step = { name: string; command: string; args: string[]; hint?: { line: RegExp; words: string } };

const coverageHint = {
  line: /does not meet global threshold/,
  words: "Há ramos em app/domain que nenhum teste de unidade percorre: a tabela acima diz as linhas.",
};

const steps: Step[] = [
  { name: "formatação e regras", command: "biome", args: ["check", "--error-on-warnings"] },
  { name: "tipos", command: "tsc", args: ["-b"] },
  { name: "casa", command: "vitest", args: ["run", "--project", "house"] },
  {
    name: "unidade e cobertura",
    command: "vitest",
    args: ["run", "--project", "unit", "--coverage"],
    hint: coverageHint,
  },
  { name: "worker", command: "vitest", args: ["run", "--project", "worker"] },
  { name: "ponta a ponta", command: "vitest", args: ["run", "--project", "e2e"] },
];

type Outcome = { name: string; ok: boolean; passed: number; failed: number };

/** "Tests  3 failed | 120 passed (123)" → the two numbers; a step that counts nothing is one test of its own. */
function count(output: string, ok: boolean): { passed: number; failed: number } {
  const line = stripVTControlCharacters(output).match(/^\s*Tests\s+.*$/m)?.[0];
  if (!line) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const number = (word: string) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  const failed = number("failed");
  return { passed: number("passed"), failed: ok ? failed : Math.max(failed, 1) };
}

function runStep(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  return new Promise((done) => {
    let output = "";
    const child = spawn(join(root, "node_modules", ".bin", step.command), step.args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: "0" },
    });
    const show = (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    };
    child.stdout.on("data", show);
    child.stderr.on("data", show);
    child.on("exit", (code) => {
      const ok = code === 0;
      if (step.hint?.line.test(output)) console.log(step.hint.words);
      console.log(
        `-- ${step.name}: ${ok ? "ok" : "FALHOU"} em ${Math.round((performance.now() - started) / 1000)} s`,
      );
      done({ name: step.name, ok, ...count(output, ok) });
    });
  });
}

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 22) throw new Error(`Os testes rodam no Node do lockfile (24), não no ${process.version}`);

const outcomes: Outcome[] = [];
for (const step of steps) {
  if (step.name === "worker") buildPages();
  outcomes.push(await runStep(step));
}
const total = (key: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
for (const outcome of outcomes) console.log(`${outcome.ok ? "ok    " : "FALHOU"} ${outcome.name}`);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
