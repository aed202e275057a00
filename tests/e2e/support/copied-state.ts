import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inject, onTestFinished } from "vitest";
import { databaseFile } from "../../../scripts/platform/state.ts";

/** A copy of the seeded database, before any server opened it; deleted after the test. */
export function copiedState(): string {
  const folder = mkdtempSync(join(tmpdir(), "farol-state-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(join(inject("stateFolder"), "seeded"), folder, { recursive: true });
  return folder;
}

/** Rows of a state folder's database while no server has it open. */
export function rowsOf(state: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databaseFile(state));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
