import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, orNull } from "#app/platform/db/fields.server.ts";

const counted = { n: int(sql`count(*)`) };

/** Accounts ever created: the highest number, read from the end of the table. */
export function accountsEver(db: Database) {
  return db.select({ n: orNull(int(sql`max(num)`)) }, sql`FROM users`);
}

/** Pending mails, counted up to `most`, and the oldest's time (epoch seconds). */
export function mailsWaiting(db: Database, most: number) {
  return db.select(
    { ...counted, since: orNull(int(sql`min(created_at)`)) },
    sql`FROM (
      SELECT created_at FROM mail_outbox WHERE sent_at IS NULL ORDER BY due_at LIMIT ${most})`,
  );
}

/** Conversations that wait for the team, counted up to `most`, and since when the oldest does. */
export function chatsWaiting(db: Database, most: number) {
  return db.select(
    { ...counted, since: orNull(int(sql`min(changed_at)`)) },
    sql`FROM (SELECT changed_at FROM chat_threads WHERE state = 'open' ORDER BY changed_at LIMIT ${most})`,
  );
}

/** People with an open tab, counted up to `most`. */
export function peopleConnected(db: Database, most: number) {
  return db.select(counted, sql`FROM (SELECT 1 FROM live_channels LIMIT ${most})`);
}

/** Questions in the bank: one row that imports update. Null: an empty bank. */
export function questionsInBank(db: Database) {
  return db.select({ n: orNull(int(sql`counts ->> '$.p1'`)) }, sql`FROM facet_panels WHERE key = '*|*|*'`);
}
