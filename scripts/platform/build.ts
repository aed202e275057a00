import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./state.ts";

const SOURCES = ["app", "public", "scripts/platform", "vite.config.ts", "package-lock.json", "tsconfig.json"];
const STAMP = join("build", ".sources");

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** By content, not times, so that a checkout does not rebuild. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Builds unless up to date. Returns whether it did. */
export function buildPages(): boolean {
  const now = fingerprint();
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return false;
  const remix = join(root, "node_modules", ".bin", "remix");
  // Always production: a test runner sets "test", and React's development build is four times as slow.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(remix, ["vite:build"], { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`A compilação falhou:\n${stdout}\n${stderr}`);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

if (import.meta.main) buildPages();
