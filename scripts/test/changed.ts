import { spawnSync } from "node:child_process";
import { dependantsOf, type Graph } from "../../tests/house/import-graph.ts";
import { UsageError } from "../farol/usage-error.ts";
import { root } from "../platform/state.ts";
import { areas, type TestFiles } from "./areas.ts";

/** Files whose change may break anything: settings, migrations, what builds, starts or composes the product. */
const EVERYTHING =
  /^(?:[^/]+\.(?:json|ts|toml)|\.ci\/.*|migrations\/.*|public\/.*|scripts\/(?:platform|test)\/.*|app\/(?:[^/]+|styles\/.*)|drizzle\/[^/]+|tests\/(?:tsconfig\.json|support\/(?:apply-migrations|schema-snapshot|fail-on-console-error|plan-every-statement|property-seed)\.ts|e2e\/support\/(?:serve|browser)\.ts))$/;

/** Code that features are made of. Types are left out of its graph: the compiler sees to them. */
const SOURCE = /^(?:app|content|drizzle|workers)\//;

/** The areas a file belongs to by where it is. */
function areasOf(path: string): string[] {
  const [, name = ""] =
    /^(?:app\/features|drizzle\/schema|workers\/callables)\/([\w-]+)/.exec(path) ??
    /^app\/(platform\/[\w-]+|shell)\//.exec(path) ??
    /^(workers)\//.exec(path) ??
    [];
  return areas.includes(name) ? [name] : [];
}

/** What a change can break: areas, single test files, or everything, by the file that is to blame. */
export type Reach = { areas: string[]; files: string[]; everything: string | null };

/**
 * What these changed files reach. The door and the shell import every feature: they are reached only where they changed
 * themselves, for else every change would run everything.
 */
export function reachOf(changed: readonly string[], graph: Graph): Reach {
  const everything = changed.find((path) => EVERYTHING.test(path)) ?? null;
  const source = changed.filter((path) => SOURCE.test(path));
  const below = new Map(
    [...graph].filter(([path]) => /^(?:app\/(?:features|platform)|content|drizzle)\//.test(path)),
  );
  const reached = [...source, ...dependantsOf(source, below)];
  const inTests = new Map([...graph].filter(([path]) => /^(?:tests|scripts)\//.test(path)));
  const tests = dependantsOf(
    changed.filter((path) => /^(?:tests|scripts)\//.test(path)),
    inTests,
  );
  return {
    areas: [...new Set(reached.flatMap(areasOf))].sort(),
    files: [...tests].filter((path) => /^tests\/(?:unit|worker|e2e)\/.*\.test\.ts$/.test(path)).sort(),
    everything,
  };
}

/** Test files named one by one. */
export function byLayer(files: readonly string[]): TestFiles {
  const below = (folder: string) => files.filter((path) => path.startsWith(`tests/${folder}/`));
  return { unit: below("unit"), worker: below("worker"), e2e: below("e2e") };
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** The commit that changes are counted from: where this branch left the main one, or on that one the commit before. */
function baseCommit(): string {
  const head = git("rev-parse", "HEAD");
  const main = ["main", "origin/main"].flatMap((name) => git("merge-base", "HEAD", name) ?? [])[0];
  const base = main && main !== head ? main : git("rev-parse", "HEAD~1");
  if (!base) throw new UsageError("--changed precisa de um commit anterior: diga qual com --since.");
  return base;
}

/** The files that differ from a commit, those not committed yet too. */
export function changedSince(since: string | null): { base: string; paths: string[] } {
  const base = since ?? baseCommit();
  const differing = git("diff", "--name-only", "--no-renames", base, "--");
  const added = git("ls-files", "--others", "--exclude-standard");
  if (differing === null || added === null) throw new UsageError(`--since ${base}: não há esse commit.`);
  const paths = [...differing.split("\n"), ...added.split("\n")].filter((path) => path !== "");
  return { base: git("rev-parse", "--short", base) ?? base, paths };
}
