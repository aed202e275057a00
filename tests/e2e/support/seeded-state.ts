import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import initializeArgon2 from "@phi-ag/argon2/node";
import { storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { CHEAP_HASH } from "#tests/support/cheap-hash.ts";
import { examDrafts } from "#tests/support/exam-drafts.ts";
import { unsolvedDrafts } from "#tests/support/unsolved-drafts.ts";
import { seedDemo } from "../../../scripts/farol/commands/seed-demo.ts";
import { openMigrated } from "../../../scripts/platform/migrate.ts";
import { stateFolder } from "../../../scripts/platform/state.ts";
import { seedPeople } from "./seed-people.ts";

/** Published questions of the demonstration by source, and how many of them an open exam withholds from somebody. */
export type SourceHeld = { source: string; questions: number; held: number };

/** A list of SourceHeld, in the state's folder. Written last: with it, the state is whole. */
export const DEMO_BANK = "demo-bank.json";

async function heldBySource(database: D1Database): Promise<SourceHeld[]> {
  const { results } = await database
    .prepare(
      `SELECT s.source, count(*) AS questions, sum(EXISTS (SELECT 1 FROM exam_questions x WHERE x.ord = q.ord)) AS held
      FROM questions q CROSS JOIN question_sources s ON s.ord = q.ord WHERE q.status = 'published' GROUP BY s.source`,
    )
    .all<SourceHeld>();
  return results;
}

/**
 * All that browser tests need in the folder that FAROL_STATE names, before a Worker opens it: of two processes on one
 * database, one would be locked out.
 */
export async function seedState(): Promise<void> {
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
    writeFileSync(join(stateFolder(), DEMO_BANK), JSON.stringify(held));
  } finally {
    await platform.close();
  }
}

/** Seeds this folder, emptied first. */
async function seedFolder(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(folder, { recursive: true });
  process.env.FAROL_STATE = folder;
  await seedState();
}

const [, , named] = process.argv;
if (import.meta.main && named) await seedFolder(named);
