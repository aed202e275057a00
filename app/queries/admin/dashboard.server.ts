import { sql } from "drizzle-orm";
import type { Database } from "../database.server.ts";
import { int, orNull } from "../fields.server.ts";

const counted = { n: int(sql`count(*)`) };

/** How many accounts were ever made: the highest number, read from the end of the table. */
export function accountsEver(db: Database) {
  return db.select({ n: orNull(int(sql`max(num)`)) }, sql`FROM users`);
}

/** Mails that wait in the outbox: how many up to a number, and since when the oldest has (epoch seconds). */
export function mailsWaiting(db: Database, most: number) {
  return db.select(
    { ...counted, since: orNull(int(sql`min(created_at)`)) },
    sql`FROM (
      SELECT created_at FROM mail_outbox WHERE sent_at IS NULL ORDER BY due_at LIMIT ${most})`,
  );
}

/** People with a tab open now, counted up to a number. */
export function peopleConnected(db: Database, most: number) {
  return db.select(counted, sql`FROM (SELECT 1 FROM live_channels LIMIT ${most})`);
}

/** How many questions the bank shows: one row that the imports keep. Null: an empty bank. */
export function questionsInBank(db: Database) {
  return db.select({ n: orNull(int(sql`counts ->> '$.p1'`)) }, sql`FROM facet_panels WHERE key = '*|*|*'`);
}
