import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import base from "../../../vitest.config.ts";
import { mutating } from "./mutating.ts";

/** The projects of the product's own settings, with the mutants of MUTANTS built in and that of MUTANT in effect. */
const projects = (base.test?.projects ?? []).map((project) => {
  const { test, plugins, ...rest } = project as TestProjectInlineConfiguration;
  return {
    ...rest,
    plugins: [...mutating(process.env.MUTANTS), ...(plugins ?? [])],
    test: {
      ...test,
      provide: { ...test?.provide, mutant: Number(process.env.MUTANT ?? 0) },
      setupFiles: ["scripts/test/mutation/set-mutant.ts", ...[test?.setupFiles ?? []].flat()],
    },
  };
});

export default defineConfig({ test: { ...base.test, projects, coverage: { enabled: false } } });
