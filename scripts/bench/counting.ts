import type { Deps } from "#app/platform/context/deps.ts";
import { openDatabase, type RunBatch } from "#app/platform/db/database.server.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import type { Platform } from "../platform/open-platform.ts";

type Totals = { trips: number; read: number; written: number };

/** Dependencies whose batches are counted. */
export function counting({ env, deps }: Platform): { deps: Deps; totals: () => Totals } {
  const { database, trips } = countedDatabase(env.DB);
  const db = openDatabase(database);
  const totals = () => {
    const all = trips.flat();
    return {
      trips: trips.length,
      read: all.reduce((sum, each) => sum + each.rowsRead, 0),
      written: all.reduce((sum, each) => sum + each.rowsWritten, 0),
    };
  };
  return { deps: { ...deps, db, read: db.batch as RunBatch, write: db.batch as RunBatch }, totals };
}
