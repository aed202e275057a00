import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";

/** Report of a Vitest run. Seconds of a file: imports, set-up and tests. */
export type Report = {
  passed: number;
  failed: number;
  skipped: string[];
  /** Tests that passed the second time only. */
  flaky: string[];
  files: { path: string; seconds: number }[];
};

/** Writes to FAROL_TEST_REPORT. */
export default class WriteReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    // A file that fails in an import or hook counts as one.
    const brokenFiles = modules.filter(
      (module) => module.state() === "failed" && !inState("failed").some((test) => test.module === module),
    );
    const report: Report = {
      passed: inState("passed").length,
      failed: inState("failed").length + brokenFiles.length + errors.length,
      skipped: inState("skipped").map(nameOf),
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
      files: modules.map((module) => ({ path: pathOf(module), seconds: secondsOf(module) })),
    };
    const path = process.env.FAROL_TEST_REPORT;
    if (path) writeFileSync(path, JSON.stringify(report));
  }
}

function pathOf(module: TestModule): string {
  return relative(process.cwd(), module.moduleId);
}

function nameOf(test: TestCase): string {
  return `${pathOf(test.module)} > ${test.fullName}`;
}

function secondsOf(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return (setupDuration + collectDuration + duration) / 1000;
}
