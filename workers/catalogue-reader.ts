import { type OverlayRow, overlaidTopics } from "#app/features/bank/queries/catalogue/changes.server.ts";
import type { CatalogueCache } from "#app/features/bank/services/catalogue/catalogue-cache.ts";
import type { Database, Statement } from "#app/platform/db/database.server.ts";

type Scope = {
  db: Database;
  catalogue: CatalogueCache;
  /** No viewer means no guard: an empty batch is no round trip. */
  alone: boolean;
  /** The edge caches pages made from these reads. */
  isKept: boolean;
};
type Run = (statements: readonly Statement[]) => Promise<readonly unknown[]>;

/** Reads the catalogue's changes when due; always for edge-cached pages, else old names return after a purge. */
export function catalogueReader({ db, catalogue, alone, isKept }: Scope) {
  return async (statements: readonly Statement[], run: Run): Promise<readonly unknown[]> => {
    const isTrip = statements.length > 0 || !alone;
    if (!isTrip || !(isKept || catalogue.isDue())) return run(statements);
    const results = await run([...statements, overlaidTopics(db)]);
    const [row] = results.at(-1) as OverlayRow[];
    if (row) catalogue.update(row);
    return results.slice(0, -1);
  };
}
