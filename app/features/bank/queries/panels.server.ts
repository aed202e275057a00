import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns } from "#app/platform/db/fields.server.ts";
import { facetPanels } from "#drizzle/schema/bank/questions.ts";
import type { FacetCounts } from "../domain/facet-panels.ts";

const panel = columns(facetPanels);

/** No row for a panel without questions. */
export function facetPanelsByKey(db: Database, keys: readonly string[]) {
  return db.select(panel, sql`FROM facet_panels WHERE key IN ${[...new Set(keys)]}`);
}

/** Adds differences to panels in one statement, safe for concurrent imports. A zero count is removed. */
export function addToPanels(db: Database, differences: ReadonlyMap<string, FacetCounts>) {
  const rows = JSON.stringify([...differences].map(([key, counts]) => ({ key, counts })));
  return db.statement(sql`INSERT INTO facet_panels (key, counts)
    SELECT value ->> 'key', value -> 'counts' FROM json_each(${rows}) WHERE true
    ON CONFLICT (key) DO UPDATE SET counts = (
      SELECT json_group_object(token, total) FROM (
        SELECT key AS token, sum(value) AS total
        FROM (SELECT key, value FROM json_each(facet_panels.counts) UNION ALL SELECT key, value FROM json_each(excluded.counts))
        GROUP BY key HAVING sum(value) <> 0))`);
}

export function clearPanels(db: Database) {
  return db.delete(facetPanels);
}
