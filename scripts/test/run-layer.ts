import { spawn } from "node:child_process";
import { createWriteStream, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../platform/state.ts";
import { type Layer, LOGS } from "./layers.ts";
import type { Report } from "./write-report.ts";

export type Outcome = Report & { name: string; seconds: number };

/** Output goes to a log, printed on failure. */
export function runLayer(layer: Layer): Promise<Outcome> {
  const started = performance.now();
  const reportPath = join(root, LOGS, `${layer.name}.json`);
  rmSync(reportPath, { force: true });
  return new Promise((done) => {
    const child = spawn(join(root, "node_modules", ".bin", layer.command), layer.args, {
      cwd: root,
      env: { ...process.env, ...layer.env, FORCE_COLOR: "0", FAROL_TEST_REPORT: reportPath },
    });
    const log = createWriteStream(join(root, LOGS, `${layer.name}.log`));
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        const text = stripVTControlCharacters(chunk.toString());
        output += text;
        log.write(text);
      });
    child.on("close", (code) => {
      log.end();
      const outcome = {
        ...readReport(reportPath, code === 0),
        name: layer.name,
        seconds: (performance.now() - started) / 1000,
      };
      if (outcome.failed > 0) console.log(`\n== ${layer.name}\n${output}`);
      if (layer.hint?.line.test(output)) console.log(layer.hint.words);
      done(outcome);
    });
  });
}

/** Without a report it counts as one test. A failed exit overrides the report. */
function readReport(path: string, ok: boolean): Report {
  try {
    const report = JSON.parse(readFileSync(path, "utf8")) as Report;
    return { ...report, failed: ok ? report.failed : Math.max(report.failed, 1) };
  } catch {
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], flaky: [], files: [] };
  }
}
