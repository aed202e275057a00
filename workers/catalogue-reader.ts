import { type OverlayRow, overlaidTopics } from "#app/features/bank/queries/catalogue/changes.server.ts";
import type { CatalogueCache } from "#app/features/bank/services/catalogue/catalogue-cache.ts";
import { type Batch, type Database, statementsOf } from "#app/platform/db/database.server.ts";

type Scope = {
  db: Database;
  catalogue: CatalogueCache;
  /** No viewer means no guard: an empty batch is no round trip. */
  alone: boolean;
  /** The edge caches pages made from these reads. */
  isKept: boolean;
};
type Run = (asked: Batch) => Promise<unknown>;

/** Reads the catalogue's changes when due; always for edge-cached pages, else old names return after a purge. */
export function catalogueReader({ db, catalogue, alone, isKept }: Scope) {
  return async (asked: readonly Batch[], run: Run): Promise<readonly unknown[]> => {
    const isTrip = !alone || statementsOf(asked).length > 0;
    if (!isTrip || !(isKept || catalogue.isDue())) return (await run(asked)) as unknown[];
    const answers = await run({ asked, overlay: overlaidTopics(db) });
    const { asked: own, overlay } = answers as { asked: unknown[]; overlay: OverlayRow[] };
    if (overlay[0]) catalogue.update(overlay[0]);
    return own;
  };
}
