import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openMigrated } from "../../../../scripts/platform/migrate.ts";
import { openBindings } from "../../../../scripts/platform/open-bindings.ts";

const state = mkdtempSync(join(tmpdir(), "farol-migrating-"));
afterAll(() => rmSync(state, { recursive: true, force: true, maxRetries: 5 }));

const migrations = readdirSync("migrations").sort();

/** What a state has applied, and what `openMigrated` says on opening it. */
async function opened() {
  const said: string[] = [];
  const { env, close } = await openMigrated({ state, say: (words) => said.push(words) });
  try {
    const { results } = await env.DB.prepare("SELECT name FROM d1_migrations ORDER BY id").all();
    return { said, applied: results.map(({ name }) => name) };
  } finally {
    await close();
  }
}

test("a new state gets every migration, once", async () => {
  for (const _ of ["new", "again"]) expect(await opened()).toEqual({ said: [], applied: migrations });
});

test("a state from before the baseline is moved aside whole, and said to be where it is", async () => {
  rmSync(join(state, "v3"), { recursive: true });
  for (const person of ["Ana", "Rui"]) {
    const { env, dispose } = await openBindings({ remote: false, state });
    await env.DB.batch([
      env.DB.prepare("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"),
      env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('0001_create_accounts.sql')"),
      env.DB.prepare("CREATE TABLE users (name TEXT)"),
      env.DB.prepare("INSERT INTO users (name) VALUES (?)").bind(person),
    ]);
    await dispose();
    const { said, applied } = await opened();
    expect(applied).toEqual(migrations);
    expect(said).toEqual([expect.stringMatching(/versão anterior do Farol.+Nada foi apagado/)]);
    const aside = /está em (.+?)\. Um banco novo/.exec(said[0] ?? "")?.[1] ?? "";
    rmSync(join(state, "v3"), { recursive: true });
    renameSync(aside, join(state, "v3"));
    const kept = await openBindings({ remote: false, state });
    expect(await kept.env.DB.prepare("SELECT name FROM users").first("name")).toBe(person);
    await kept.dispose();
    renameSync(join(state, "v3"), aside);
  }
  expect(readdirSync(state).sort()).toEqual(["v3-anterior-1", "v3-anterior-2"]);
});
