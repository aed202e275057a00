import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { seedDemo } from "../../../scripts/farol/commands/seed-demo.ts";
import { buildPages } from "../../../scripts/platform/build.ts";
import { migrateLocal } from "../../../scripts/platform/migrate.ts";
import { openPlatform } from "../../../scripts/platform/open-platform.ts";
import { portTaken, serveWorker } from "../../../scripts/platform/serve.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the product is served: "http://localhost:8931". */
    baseUrl: string;
    /** The folder of its D1 and R2, as `FAROL_STATE` names it. */
    stateFolder: string;
    /** Where the product looks for Google: a test that needs one starts it there. */
    googleIssuer: string;
  }
}

const PORT = Number(process.env.E2E_PORT ?? 8931);
/** Milliseconds the server has to end by itself. */
const GRACE = 5000;

/** The product as `npm start` serves it, on a database of its own: built, migrated, seeded; gone after the last test. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  if (await portTaken(PORT)) throw new Error(`Port ${PORT} is taken: choose another with E2E_PORT`);
  const folder = mkdtempSync(join(tmpdir(), "farol-e2e-"));
  process.env.FAROL_STATE = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    buildPages();
    migrateLocal();
    await seed();
    const googleIssuer = `http://localhost:${PORT + 1}`;
    const google = {
      GOOGLE_CLIENT_ID: "farol",
      GOOGLE_CLIENT_SECRET: "segredo",
      GOOGLE_ISSUER: googleIssuer,
    };
    const worker = await serveWorker({ port: PORT, vars: google });
    project.provide("baseUrl", `http://localhost:${PORT}`);
    project.provide("stateFolder", folder);
    project.provide("googleIssuer", googleIssuer);
    return async () => {
      await end(worker);
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function seed(): Promise<void> {
  const platform = await openPlatform({ remote: false });
  try {
    await seedDemo(platform);
  } finally {
    await platform.close();
  }
}

/** Ends the server and whatever it started, gently first. */
async function end(worker: ChildProcess): Promise<void> {
  const family = worker.pid === undefined ? [] : [worker.pid, ...descendants(worker.pid)];
  const ended = new Promise<void>((done) => {
    worker.once("exit", () => done());
    setTimeout(done, GRACE).unref();
  });
  worker.kill("SIGTERM");
  await ended;
  for (const pid of family) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
  }
}

/** The processes below one, as Linux tells them; none elsewhere. */
function descendants(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children
      .filter((child) => child !== "")
      .map(Number)
      .flatMap((child) => [child, ...descendants(child)]);
  } catch {
    return [];
  }
}
