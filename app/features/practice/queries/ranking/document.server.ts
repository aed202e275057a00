import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { rankParts, rankStandings } from "#drizzle/schema/practice/ranking.ts";
import { PART } from "./folding.server.ts";

const part = columns(rankParts, "d");

/** Parts of the global document that a step changed since they were written. */
export function partsToWrite(db: Database, limit: number) {
  return db.select(part, sql`FROM rank_parts d WHERE d.changed > d.written ORDER BY d.part LIMIT ${limit}`);
}

/** At most one a 10,000 accounts. */
export function writtenDocumentParts(db: Database) {
  return db.select(part, sql`FROM rank_parts d WHERE d.written > 0 ORDER BY d.part`);
}

/** The people of a part who are in the ranking. */
export function peopleOfPart(db: Database, number: number) {
  return db.select(
    { ...pick(columns(users, "u"), "id"), ...pick(columns(rankStandings, "r"), "points") },
    sql`FROM rank_standings r CROSS JOIN users u ON u.num = r.user_num
    WHERE r.user_num >= CAST(${number * PART} AS INTEGER) AND r.user_num < CAST(${(number + 1) * PART} AS INTEGER)
      AND r.points > 0 AND r.is_hidden = 0 AND u.suspended_at IS NULL`,
  );
}

export function recordPartWritten(
  db: Database,
  { part: number, changed }: { part: number; changed: number },
) {
  return db.statement(
    sql`UPDATE rank_parts SET written = max(written, ${changed}) WHERE part = CAST(${number} AS INTEGER)`,
  );
}
