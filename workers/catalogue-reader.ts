import { holdChanges, isCatalogueDue } from "#app/domain/catalogue/current-catalogue.ts";
import { changesOfOverlay, type OverlayRow, topicOverlay } from "#app/queries/catalogue/overlay.server.ts";
import type { Database, Statement } from "#app/queries/database.server.ts";

type Scope = {
  db: Database;
  now: () => number;
  /** No viewer, so no guard either: a batch of nothing is no trip. */
  alone: boolean;
  /** The edge keeps what is made of these reads. */
  isKept: boolean;
};
type Run = (statements: readonly Statement[]) => Promise<readonly unknown[]>;

/**
 * Lets the catalogue's changes travel with the reads of a request where this isolate does not know them, or not lately: one
 * row by key, in the trip that is made anyway. An isolate that begins knows them before its first page is drawn, one that
 * lives follows within CATALOGUE_SECONDS, and the one that writes at once. A page that the edge keeps for minutes asks every
 * time: a purge drops the old one, and no isolate may fill its place with old names.
 */
export function catalogueReader({ db, now, alone, isKept }: Scope) {
  return async (statements: readonly Statement[], run: Run): Promise<readonly unknown[]> => {
    const isTrip = statements.length > 0 || !alone;
    if (!isTrip || !(isKept || isCatalogueDue(now()))) return run(statements);
    const results = await run([...statements, topicOverlay(db)]);
    const [row] = results.at(-1) as OverlayRow[];
    if (row) holdChanges(changesOfOverlay(row), now());
    return results.slice(0, -1);
  };
}
