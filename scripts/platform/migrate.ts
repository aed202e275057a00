import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { openPlatform, type Platform } from "./open-platform.ts";
import { root } from "./state.ts";

const FOLDER = join(root, "migrations");
/** Same record as wrangler's, so that both interoperate. */
const RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Migrates the local database, one batch per migration, in one process: wrangler starts a runtime for each. */
export async function migrateLocal(): Promise<void> {
  const platform = await openPlatform({ remote: false });
  try {
    await migrate(platform);
  } finally {
    await platform.close();
  }
}

/** Applies the migrations that the platform's database has not had. */
export async function migrate({ env }: Pick<Platform, "env">): Promise<void> {
  await env.DB.prepare(RECORD).run();
  const { results } = await env.DB.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && !applied.has(name));
  for (const name of names.sort())
    await env.DB.batch([
      ...statementsOf(readFileSync(join(FOLDER, name), "utf8")).map((query) => env.DB.prepare(query)),
      env.DB.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
}
