import { spawn } from "node:child_process";
import { join } from "node:path";
import { anyUser } from "#app/features/accounts/queries/accounts.server.ts";
import { seedDemo } from "../farol/commands/seed-demo.ts";
import { openMigrated } from "../platform/migrate.ts";
import { refuseTakenPort } from "../platform/ports.ts";
import { port, root } from "../platform/state.ts";

/** Hot reload: Vite serves pages and Worker from source, on the same local state as `npm start`. */
await refuseTakenPort(port());
const platform = await openMigrated();
const people = await platform.deps.read(anyUser(platform.deps.db));
if (people.length === 0) console.log(await seedDemo(platform));
await platform.close();

const remix = join(root, "node_modules", ".bin", "remix");
const child = spawn(remix, ["vite:dev", "--port", String(port()), "--strictPort"], {
  cwd: root,
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGINT", () => child.kill("SIGINT"));
process.on("SIGTERM", () => child.kill("SIGTERM"));
