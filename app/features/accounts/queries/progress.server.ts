import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, type RowOf } from "#app/platform/db/fields.server.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";

const { day, dayAnswers, minute, minuteAnswers, rightOrds, wrongOrds, ...shown } = columns(progress, "p");
const { givenAt, fastPoints, fastWeeks, ...counters } = shown;
export type ProgressRow = RowOf<typeof counters>;

/** One row. */
export function progressOf(db: Database, userNum: number) {
  return db.select(counters, sql`FROM progress p WHERE p.user_num = ${userNum}`);
}

/** Two rows. */
export function progressOfUser(db: Database, userId: string) {
  return db.select(
    counters,
    sql`FROM users u CROSS JOIN progress p ON p.user_num = u.num WHERE u.id = ${userId}`,
  );
}

export function createProgress(db: Database, userId: string) {
  return db.statement(
    sql`INSERT INTO progress (user_num) SELECT num FROM users WHERE id = ${userId} ON CONFLICT DO NOTHING`,
  );
}

/** For an e-mail's account, if missing. */
export function createProgressOf(db: Database, email: string) {
  return db.statement(
    sql`INSERT INTO progress (user_num) SELECT num FROM users WHERE email = ${email} ON CONFLICT DO NOTHING`,
  );
}
