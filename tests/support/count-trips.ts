import { interceptedDatabase, type Query } from "#tests/support/intercept-database.ts";

/** One round trip: its statements, and the rows each read and wrote as D1 bills them. */
export type Trip = (Query & { rowsRead: number; rowsWritten: number })[];

/** A database that notes every round trip in `trips`. */
export function countedDatabase(database: D1Database): { database: D1Database; trips: Trip[] } {
  const trips: Trip[] = [];
  const counted = interceptedDatabase(database, async (queries, run) => {
    const results = await run();
    trips.push(
      queries.map((query, index) => ({
        ...query,
        rowsRead: results[index]?.meta.rows_read ?? 0,
        rowsWritten: results[index]?.meta.rows_written ?? 0,
      })),
    );
    return results;
  });
  return { database: counted, trips };
}

/** Whether a statement is the session's guard: one row, in every batch of a signed-in person (decision 004). */
function isGuard({ sql }: Query): boolean {
  return /AS alive\s*$/.test(sql);
}

/** Whether a statement belongs to the frame around every signed-in page: the number on the bell, the border of the avatar. */
function isFrame({ sql }: Query): boolean {
  return /\bnotifications\b|\bprogress frame\b/.test(sql);
}

/** The rows read by the use case itself: neither the session's guard nor the frame's bell is counted. */
export function rowsRead(trips: readonly Trip[]): number {
  const statements = trips.flat().filter((each) => !isGuard(each) && !isFrame(each));
  return statements.reduce((sum, each) => sum + each.rowsRead, 0);
}

/** The rows written. */
export function rowsWritten(trips: readonly Trip[]): number {
  return trips.flat().reduce((sum, each) => sum + each.rowsWritten, 0);
}

/** The rows that the session's guards read. */
export function guardRows(trips: readonly Trip[]): number {
  const guards = trips.flat().filter(isGuard);
  return guards.reduce((sum, each) => sum + each.rowsRead, 0);
}
