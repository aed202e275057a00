import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildProduct } from "../../../scripts/platform/build.ts";
import { freePort } from "../../../scripts/platform/ports.ts";
import { serveWorker, stopWorker } from "../../../scripts/platform/serve.ts";
import { DEMO_BANK, type SourceHeld, seedState } from "./seeded-state.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the product is served: "http://localhost:8931". */
    baseUrl: string;
    /** The folder of its D1 and R2, as `FAROL_STATE` names it. */
    stateFolder: string;
    /** Where the product looks for Google: a test that needs one starts it there. */
    googleIssuer: string;
    demoBank: SourceHeld[];
  }
}

/** With what `npm test` has seeded beside its build, or with what is seeded now. */
async function fill(folder: string): Promise<void> {
  const seeded = process.env.FAROL_SEEDED;
  if (seeded && existsSync(join(seeded, DEMO_BANK))) cpSync(seeded, folder, { recursive: true });
  else await seedState();
}

/** The product as `npm start` serves it, on a database of its own, gone after the last test. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "farol-e2e-"));
  process.env.FAROL_STATE = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    buildProduct();
    await fill(folder);
    project.provide("demoBank", JSON.parse(readFileSync(join(folder, DEMO_BANK), "utf8")));
    // For tests that serve a Worker of their own.
    cpSync(join(folder, "v3"), join(folder, "seeded", "v3"), { recursive: true });
    const [port, issuerPort] = [await freePort(), await freePort()];
    const googleIssuer = `http://localhost:${issuerPort}`;
    const google = {
      GOOGLE_CLIENT_ID: "farol",
      GOOGLE_CLIENT_SECRET: "segredo",
      GOOGLE_ISSUER: googleIssuer,
    };
    const worker = await serveWorker({ port, vars: google });
    project.provide("baseUrl", `http://localhost:${port}`);
    project.provide("stateFolder", folder);
    project.provide("googleIssuer", googleIssuer);
    return async () => {
      await stopWorker(worker);
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
