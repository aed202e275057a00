import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inject, onTestFinished } from "vitest";

/** A copy of the seeded database, before any server opened it; deleted after the test. */
export function copiedState(): string {
  const folder = mkdtempSync(join(tmpdir(), "farol-state-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(join(inject("stateFolder"), "seeded"), folder, { recursive: true });
  return folder;
}

/** The file of the product's database in a state folder. */
export function databaseFile(state: string): string {
  const folder = join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  const [name, ...others] = readdirSync(folder).filter((each) => /^[0-9a-f]{64}\.sqlite$/.test(each));
  if (!name || others.length > 0) throw new Error(`Not one database in ${folder}`);
  return join(folder, name);
}

/** What the database of a state folder holds while no server has it open. */
export function rowsOf(state: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databaseFile(state));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
