import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { constants, zstdCompressSync } from "node:zlib";
import { seedDemo } from "../farol/commands/seed-demo.ts";
import { openMigrated } from "../platform/migrate.ts";
import { databaseFile, root } from "../platform/state.ts";

/** Generated questions: enough for every demo, few enough for a small file. */
const GENERATED = 1200;

/**
 * Writes the demo database of this state of the schema, for tests/e2e/migrated-demo.test.ts: one file a release, named by its
 * last migration. Run it when a state is tagged: `node scripts/demo-snapshot/main.ts`.
 */
async function main(): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), "farol-snapshot-"));
  try {
    const platform = await openMigrated({ state });
    await seedDemo(platform, GENERATED).finally(() => platform.close());
    const copy = join(state, "copy.sqlite");
    const database = new DatabaseSync(databaseFile(state));
    database.prepare("VACUUM INTO ?").run(copy);
    database.close();
    const last = readdirSync(join(root, "migrations")).sort().at(-1)?.split("_")[0];
    const path = join(root, "tests/snapshots", `${last}.zst`);
    writeFileSync(
      path,
      zstdCompressSync(readFileSync(copy), { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
    );
    console.log(path);
  } finally {
    rmSync(state, { recursive: true, force: true, maxRetries: 5 });
  }
}

await main();
