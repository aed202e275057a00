import { interceptedDatabase, type Query } from "#tests/support/intercept-database.ts";

/** What can go wrong with a database that is somewhere else (REL-01 to REL-04). */
export const faults = ["fails before", "commits and loses the reply", "stalls", "is overloaded"] as const;
export type Fault = (typeof faults)[number];

/**
 * A database with a fault, as long as `faulty.on`, on the trips that `strikes` picks (all, where it is not given);
 * `faulty.hits` counts them.
 */
export function faultyDatabase(
  database: D1Database,
  fault: Fault,
  strikes: (queries: readonly Query[]) => boolean = () => true,
) {
  const faulty = { on: true, hits: 0 };
  const broken = interceptedDatabase(database, async (queries, run) => {
    if (!faulty.on || !strikes(queries)) return run();
    faulty.hits += 1;
    if (fault === "fails before") throw new Error("D1_ERROR: Network connection lost.");
    if (fault === "is overloaded")
      throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
    await run();
    if (fault === "commits and loses the reply") throw new Error("D1_ERROR: Network connection lost.");
    return new Promise(() => undefined);
  });
  return { database: broken, faulty };
}
