import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./state.ts";

/** Runs a command of wrangler to its end. Throws what it said where it failed. */
export function wrangler(args: string[]): void {
  const { status, stdout, stderr } = spawnSync(join(root, "node_modules", ".bin", "wrangler"), args, {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`wrangler ${args[0]}: ${stderr}${stdout}`);
}

/** Writes the Worker into the folder as it is deployed. Returns its size in KB gzip; the platform takes 3 MB. */
export function bundleWorker(folder: string): number {
  wrangler(["deploy", "--dry-run", "--minify", "--outdir", folder]);
  const files = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  const bytes = files.map((name) => gzipSync(readFileSync(join(folder, name))).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}
