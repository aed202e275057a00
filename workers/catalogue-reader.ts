import { type OverlayRow, topicOverlay } from "#app/queries/catalogue/changes.server.ts";
import type { Database, Statement } from "#app/queries/database.server.ts";
import type { CatalogueCache } from "#app/services/catalogue/catalogue-cache.ts";

type Scope = {
  db: Database;
  catalogue: CatalogueCache;
  /** No viewer, so no guard either: an empty batch is no trip. */
  alone: boolean;
  /** The edge caches what is made of these reads. */
  isKept: boolean;
};
type Run = (statements: readonly Statement[]) => Promise<readonly unknown[]>;

/**
 * Adds the catalogue's changes to the reads of a request where the isolate has not read them lately: one row by key, in the
 * trip that is made anyway. A new isolate knows them before its first page is drawn, a running one within the cache's
 * seconds, and the one that writes them at once. For a page that the edge caches they are read every time: a purge drops the
 * old page, and no isolate may fill its place with old names.
 */
export function catalogueReader({ db, catalogue, alone, isKept }: Scope) {
  return async (statements: readonly Statement[], run: Run): Promise<readonly unknown[]> => {
    const isTrip = statements.length > 0 || !alone;
    if (!isTrip || !(isKept || catalogue.isDue())) return run(statements);
    const results = await run([...statements, topicOverlay(db)]);
    const [row] = results.at(-1) as OverlayRow[];
    if (row) catalogue.update(row);
    return results.slice(0, -1);
  };
}
