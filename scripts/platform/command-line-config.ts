import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./state.ts";

/** Worker-only keys: entry, assets, Durable Objects. */
const WORKER_ONLY = /^\[+(?:env\.production\.)?(?:alias|assets|durable_objects|migrations)\b/;

/** wrangler.toml without Worker-only keys. */
function withoutWorker(config: string): string {
  const tables = config.split(/^(?=\[)/m);
  return tables
    .filter((table) => !WORKER_ONLY.test(table))
    .join("")
    .replace(/^main = .*$/m, "");
}

/** Configuration for bindings without a Worker. */
export function commandLineConfig(): string {
  const folder = join(root, ".wrangler", "command-line");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "wrangler.toml");
  writeFileSync(path, withoutWorker(readFileSync(join(root, "wrangler.toml"), "utf8")));
  return path;
}
