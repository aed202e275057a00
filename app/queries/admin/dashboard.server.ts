import { sql } from "drizzle-orm";
import { type Database, statement } from "../database.server.ts";

/** How many accounts were ever made: the highest number, read from the end of the table. */
export function accountsEver(db: Database) {
  return statement<{ n: number | null }>(db, sql`SELECT max(num) AS n FROM users`);
}

/** Mails that wait in the outbox: how many up to a number, and since when the oldest has (epoch seconds). */
export function mailsWaiting(db: Database, most: number) {
  return statement<{ n: number; since: number | null }>(
    db,
    sql`SELECT count(*) AS n, min(created_at) AS since FROM (
      SELECT created_at FROM mail_outbox WHERE sent_at IS NULL ORDER BY due_at LIMIT ${most})`,
  );
}

/** People with a tab open now, counted up to a number. */
export function peopleConnected(db: Database, most: number) {
  return statement<{ n: number }>(
    db,
    sql`SELECT count(*) AS n FROM (SELECT 1 FROM live_channels LIMIT ${most})`,
  );
}

/** How many questions the bank shows: one row that the imports keep. Null: an empty bank. */
export function questionsInBank(db: Database) {
  return statement<{ n: number | null }>(
    db,
    sql`SELECT counts ->> '$.p1' AS n FROM facet_panels WHERE key = '*|*|*'`,
  );
}
