import { sql } from "drizzle-orm";
import { progress } from "#drizzle/schema/progress.ts";
import type { Database } from "./database.server.ts";
import { columns, int, type RowOf } from "./fields.server.ts";

const counters = columns(progress, "p");
export type ProgressRow = RowOf<typeof counters>;
const ahead = { ahead: int(sql`count(*)`) };

/** A person's counters: one row. */
export function progressOf(db: Database, userNum: number) {
  return db.select(counters, sql`FROM progress p WHERE p.user_num = ${userNum}`);
}

/** The counters of the person with an id: two rows. */
export function progressOfUser(db: Database, userId: string) {
  return db.select(
    counters,
    sql`FROM users u CROSS JOIN progress p ON p.user_num = u.num WHERE u.id = ${userId}`,
  );
}

/** As `peopleAhead`, of the person with an id. */
export function peopleAheadOf(db: Database, userId: string, cap: number) {
  return db.select(
    ahead,
    sql`FROM (
    SELECT 1 FROM progress WHERE total_points > (
      SELECT p.total_points FROM users u CROSS JOIN progress p ON p.user_num = u.num WHERE u.id = ${userId}
    ) LIMIT ${cap})`,
  );
}

/** How many people have more points, counted up to `cap`: the place in the ranking is one more. Reads the index only. */
export function peopleAhead(db: Database, userNum: number, cap: number) {
  return db.select(
    ahead,
    sql`FROM (
    SELECT 1 FROM progress WHERE total_points > (SELECT total_points FROM progress WHERE user_num = ${userNum}) LIMIT ${cap})`,
  );
}

/** A person's own row of counters, made with the person. */
export function createProgress(db: Database, userId: string) {
  return db.statement(
    sql`INSERT INTO progress (user_num) SELECT num FROM users WHERE id = ${userId} ON CONFLICT DO NOTHING`,
  );
}

/** The row of counters of the person with an e-mail, where it is missing. */
export function createProgressOf(db: Database, email: string) {
  return db.statement(
    sql`INSERT INTO progress (user_num) SELECT num FROM users WHERE email = ${email} ON CONFLICT DO NOTHING`,
  );
}
