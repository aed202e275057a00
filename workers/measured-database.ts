import type { D1Source } from "#app/platform/db/database.server.ts";

/** The database cost of a request: round trips, rows as D1 bills them, milliseconds waited. */
export type DatabaseCost = { trips: number; rowsRead: number; rowsWritten: number; milliseconds: number };

/** Counts database costs for `Server-Timing`, in development. `delay`: milliseconds added to every round trip. */
export function measuredDatabase(source: D1Source, delay: number): { source: D1Source; cost: DatabaseCost } {
  const cost: DatabaseCost = { trips: 0, rowsRead: 0, rowsWritten: 0, milliseconds: 0 };
  async function batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const started = performance.now();
    if (delay > 0) await new Promise((wait) => setTimeout(wait, delay));
    const results = await source.batch<Row>(statements);
    cost.trips += 1;
    cost.milliseconds += performance.now() - started;
    for (const { meta } of results) {
      cost.rowsRead += meta.rows_read;
      cost.rowsWritten += meta.rows_written;
    }
    return results;
  }
  return { source: { prepare: (query) => source.prepare(query), batch }, cost };
}

export function serverTiming(cost: DatabaseCost): string {
  return `db;dur=${cost.milliseconds.toFixed(1)};desc="trips=${cost.trips} read=${cost.rowsRead} written=${cost.rowsWritten}"`;
}
