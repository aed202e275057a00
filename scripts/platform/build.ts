import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleForThisMachine } from "./bundle-worker.ts";
import { root } from "./state.ts";
import { writeThirdParty } from "./third-party.ts";

type Build = { stamp: string; sources: readonly string[]; build: () => void };

const PAGES: Build = {
  stamp: "build/.pages",
  sources: [
    "app",
    "content/site",
    "content/read-head.ts",
    "drizzle",
    "public",
    "scripts/platform",
    "workers",
    "vite.config.ts",
    "package-lock.json",
    "tsconfig.json",
  ],
  build: buildRemix,
};

/** One file of the Worker and its pages, as this machine serves it. */
const WORKER: Build = {
  stamp: "build/.worker",
  sources: [PAGES.stamp, "wrangler.toml"],
  build: bundleForThisMachine,
};

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** By content, not times, so that a checkout does not rebuild. */
function fingerprint(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function buildIfChanged({ stamp, sources, build }: Build): boolean {
  const now = fingerprint(sources);
  const path = join(root, stamp);
  if (existsSync(path) && readFileSync(path, "utf8") === now) return false;
  build();
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(path, now);
  return true;
}

function buildRemix(): void {
  const remix = join(root, "node_modules", ".bin", "remix");
  // Always production: a test runner sets "test", and React's development build is four times as slow.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(remix, ["vite:build"], { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`A compilação falhou:\n${stdout}\n${stderr}`);
  // Where everything is tested, a test says that it is not up to date.
  if (!process.env.CI) writeThirdParty();
}

/** Builds the pages and the Worker that serves them, unless up to date. Returns whether it built anything. */
export function buildProduct(): boolean {
  return [PAGES, WORKER].map(buildIfChanged).includes(true);
}

/** The same in a process of its own, beside other work. Rejects with what the build printed. */
export function buildBeside(): Promise<void> {
  const child = spawn(process.execPath, [join(root, "scripts/platform/build.ts")], {
    cwd: root,
    stdio: ["ignore", "inherit", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(printed))));
  });
}

if (import.meta.main) buildProduct();
