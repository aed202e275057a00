import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, stateFolder } from "./state.ts";

/** Brings the local database to the newest schema. Says what it did only when something fails. */
export function migrateLocal(): void {
  const wrangler = join(root, "node_modules", ".bin", "wrangler");
  const { status, stdout, stderr } = spawnSync(
    wrangler,
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateFolder()],
    {
      cwd: root,
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`As migrações falharam:\n${stdout}\n${stderr}`);
}
