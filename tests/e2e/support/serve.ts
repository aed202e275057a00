import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import initializeArgon2 from "@phi-ag/argon2/node";
import type { TestProject } from "vitest/node";
import { storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { CHEAP_HASH } from "#tests/support/cheap-hash.ts";
import { examDrafts } from "#tests/support/exam-drafts.ts";
import { unsolvedDrafts } from "#tests/support/unsolved-drafts.ts";
import { seedDemo } from "../../../scripts/farol/commands/seed-demo.ts";
import { buildProduct } from "../../../scripts/platform/build.ts";
import { openMigrated } from "../../../scripts/platform/migrate.ts";
import { freePort } from "../../../scripts/platform/ports.ts";
import { serveWorker, stopWorker } from "../../../scripts/platform/serve.ts";
import { seedPeople } from "./seed-people.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the product is served: "http://localhost:8931". */
    baseUrl: string;
    /** The folder of its D1 and R2, as `FAROL_STATE` names it. */
    stateFolder: string;
    /** Where the product looks for Google: a test that needs one starts it there. */
    googleIssuer: string;
    /**
     * Published questions of the demonstration by source, and how many of them an open exam withholds from somebody.
     */
    demoBank: SourceHeld[];
  }
}

/** The product as `npm start` serves it, on a database of its own, gone after the last test. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "farol-e2e-"));
  process.env.FAROL_STATE = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    buildProduct();
    project.provide("demoBank", await seed());
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

type SourceHeld = { source: string; questions: number; held: number };

async function heldBySource(database: D1Database): Promise<SourceHeld[]> {
  const { results } = await database
    .prepare(
      `SELECT s.source, count(*) AS questions, sum(EXISTS (SELECT 1 FROM exam_questions x WHERE x.ord = q.ord)) AS held
      FROM questions q CROSS JOIN question_sources s ON s.ord = q.ord WHERE q.status = 'published' GROUP BY s.source`,
    )
    .all<SourceHeld>();
  return results;
}

/** All that tests need in the bank, before the Worker opens it: of two processes on one database, one would be locked out. */
async function seed(): Promise<SourceHeld[]> {
  const platform = await openMigrated();
  // A login verifies by the parameters of the hash.
  const argon2 = await initializeArgon2();
  platform.deps.passwords.hash = async (password) => argon2.hash(password, CHEAP_HASH).encoded;
  try {
    // First, so that the demonstration's questions stay the newest.
    for (const drafts of [examDrafts(), unsolvedDrafts(3)])
      await storeQuestions(platform.deps, drafts, { importedBy: "teste" });
    await seedDemo(platform);
    await seedPeople(platform.deps, platform.env.DB);
    // The demonstration's open events draw some 137 questions by chance and withhold them from everybody, while a
    // journey answers whichever question a search lists first. tests/worker/open-exams.test.ts has an event of its own.
    const held = await heldBySource(platform.env.DB);
    await platform.env.DB.prepare("DELETE FROM exam_questions WHERE kind = 1").run();
    return held;
  } finally {
    await platform.close();
  }
}
