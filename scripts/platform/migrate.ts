import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { openPlatform, type Platform } from "./open-platform.ts";
import { root, stateFolder } from "./state.ts";

const FOLDER = join(root, "migrations");
/** Same record as wrangler's, so that both interoperate. */
const RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .sort();

type Opening = { state: string; say: (words: string) => void };

/**
 * The local platform with its database migrated, one batch per migration, in one process: wrangler starts a runtime for
 * each. A state from before the baseline cannot be migrated: it is moved aside, and `say` reports where.
 */
export async function openMigrated(options: Partial<Opening> = {}): Promise<Platform> {
  const { state = stateFolder(), say = console.log } = options;
  const platform = await openPlatform({ remote: false, state });
  try {
    const applied = await appliedTo(platform);
    if (applied.size === 0 || names[0] === undefined || applied.has(names[0])) {
      await migrate(platform, applied);
      return platform;
    }
  } catch (error) {
    await platform.close();
    throw error;
  }
  await platform.close();
  say(
    `O banco local é de uma versão anterior do Farol, que esta não sabe atualizar. Nada foi apagado: ele está em ${moveAside(state)}. Um banco novo começa agora.`,
  );
  return openMigrated(options);
}

/** For who opens the platform later, or serves it. */
export async function migrateLocal(): Promise<void> {
  await (await openMigrated()).close();
}

/** Moves the local D1, R2 and Durable Objects out of the way. Returns where they are. */
function moveAside(folder: string): string {
  const state = join(folder, "v3");
  const free = (place: number): string => {
    const aside = `${state}-anterior-${place}`;
    return existsSync(aside) ? free(place + 1) : aside;
  };
  const aside = free(1);
  renameSync(state, aside);
  return aside;
}

async function appliedTo({ env }: Platform): Promise<Set<string>> {
  await env.DB.prepare(RECORD).run();
  const { results } = await env.DB.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

async function migrate({ env }: Platform, applied: ReadonlySet<string>): Promise<void> {
  for (const name of names.filter((each) => !applied.has(each)))
    await env.DB.batch([
      ...statementsOf(readFileSync(join(FOLDER, name), "utf8")).map((query) => env.DB.prepare(query)),
      env.DB.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
}
