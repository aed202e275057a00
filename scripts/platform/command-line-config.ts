import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./state.ts";

/** What only the Worker itself has: its entry, its pages, and the Durable Objects whose classes it exports. */
const WORKER_ONLY = /^\[+(?:env\.production\.)?(?:alias|assets|durable_objects|migrations)\b/;

/** The text of wrangler.toml without what only the Worker can have. */
function withoutWorker(config: string): string {
  const tables = config.split(/^(?=\[)/m);
  return tables
    .filter((table) => !WORKER_ONLY.test(table))
    .join("")
    .replace(/^main = .*$/m, "");
}

/** The configuration that the command line opens its bindings by: it runs no Worker, so it may not name the Worker's own. */
export function commandLineConfig(): string {
  const folder = join(root, ".wrangler", "command-line");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "wrangler.toml");
  writeFileSync(path, withoutWorker(readFileSync(join(root, "wrangler.toml"), "utf8")));
  return path;
}
