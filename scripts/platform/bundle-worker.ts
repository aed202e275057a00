import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./state.ts";

/** The folder of the Worker that this machine serves. */
const LOCAL_WORKER = join(root, "build", "worker");

/**
 * Runs a command of wrangler to its end. Throws what it said where it failed. Its words go to a file: where they go to a pipe
 * of Node's, wrangler 4.156 leaves out the wasm beside a bundle.
 */
export function wrangler(args: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "farol-wrangler-"));
  const path = join(folder, "log");
  const log = openSync(path, "w");
  try {
    const { status } = spawnSync(join(root, "node_modules", ".bin", "wrangler"), args, {
      cwd: root,
      // A test runner sets "test", which would bundle what only development needs.
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", log, log],
    });
    if (status !== 0) throw new Error(`wrangler ${args[0]}: ${readFileSync(path, "utf8")}`);
  } finally {
    closeSync(log);
    rmSync(folder, { recursive: true });
  }
}

/** The bundled Worker of `bundleForThisMachine`. */
export const localWorker = join(LOCAL_WORKER, "app.js");

/** Writes the Worker with readable names, for `serveWorker`. */
export function bundleForThisMachine(): void {
  wrangler(["deploy", "--dry-run", "--outdir", LOCAL_WORKER]);
}

/** Writes the Worker into the folder as it is deployed. Returns its size in KB gzip; the platform's limit is 3 MB. */
export function bundleWorker(folder: string): number {
  wrangler(["deploy", "--dry-run", "--minify", "--outdir", folder]);
  const files = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  const bytes = files.map((name) => gzipSync(readFileSync(join(folder, name))).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}
