import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { schools } from "#drizzle/schema/school/schools.ts";
import { type PeopleFilter, peopleExpression } from "../domain/people-filter.ts";

const user = columns(users, "u");
const listed = pick(
  user,
  "num",
  "id",
  "firstName",
  "lastName",
  "email",
  "emailVerified",
  "profileCompleteAt",
  "suspendedAt",
  "claims",
  "schoolId",
  "schoolRole",
);
export type PersonRow = RowOf<typeof listed>;

/** Numbers (`n.num`) of a filter's people below a number, newest first. */
function matches({ text, mark }: PeopleFilter, before: number, limit: number) {
  const expression = peopleExpression(text);
  // FTS5 ignores a bound that arrives as REAL, and would read everything.
  const below = sql`CAST(${before} AS INTEGER)`;
  if (expression) {
    const marked = mark
      ? sql`AND EXISTS (SELECT 1 FROM user_marks m WHERE m.mark = ${mark} AND m.num = f.rowid)`
      : sql``;
    return sql`SELECT f.rowid AS num FROM user_search f WHERE user_search MATCH ${expression} AND f.rowid < ${below} ${marked}
      ORDER BY f.rowid DESC LIMIT ${limit}`;
  }
  if (mark)
    return sql`SELECT m.num FROM user_marks m WHERE m.mark = ${mark} AND m.num < ${below} ORDER BY m.num DESC LIMIT ${limit}`;
  return sql`SELECT u.num FROM users u WHERE u.num < ${below} ORDER BY u.num DESC LIMIT ${limit}`;
}

/** People of a filter, newest account first, below the number `before`. */
export function peopleBy(db: Database, filter: PeopleFilter, before: number, limit: number) {
  return db.select(
    listed,
    sql`FROM (${matches(filter, before, limit)}) n CROSS JOIN users u ON u.num = n.num ORDER BY u.num DESC`,
  );
}

/** People of a filter, counted up to `most`. */
export function countPeople(db: Database, filter: PeopleFilter, most: number) {
  return db.select({ n: int(sql`count(*)`) }, sql`FROM (${matches(filter, FIRST_PAGE, most)})`);
}

/** Whether `u` is the only admin who is not suspended. */
export const isLastAdmin = sql`(u.suspended_at IS NULL
  AND EXISTS (SELECT 1 FROM user_marks own WHERE own.mark = 'claim:admin' AND own.num = u.num)
  AND NOT EXISTS (SELECT 1 FROM user_marks other WHERE other.mark = 'claim:admin' AND other.num <> u.num
    AND NOT EXISTS (SELECT 1 FROM user_marks gone WHERE gone.mark = 'suspended' AND gone.num = other.num)))`;

const detailed = {
  ...listed,
  ...pick(user, "createdAt", "suspensionReason", "pendingPasswordReset"),
  version: user.claimsVersion,
  schoolName: orNull(columns(schools, "s").name),
  lastAdmin: flag(isLastAdmin),
};

export function personDetail(db: Database, id: string) {
  return db.select(detailed, sql`FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = ${id}`);
}

export function personByIdOrEmail(db: Database, name: string) {
  return db.select(
    { id: user.id, name: text(sql`u.first_name || ' ' || u.last_name`) },
    sql`FROM users u WHERE u.id = ${name}
    UNION SELECT u.id, u.first_name || ' ' || u.last_name FROM users u WHERE u.email = ${name.toLowerCase()} LIMIT 1`,
  );
}

export function schoolNames(db: Database) {
  return db.select(pick(columns(schools), "id", "name"), sql`FROM schools ORDER BY name`);
}
