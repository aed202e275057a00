import { sql } from "drizzle-orm";
import { type PeopleFilter, peopleExpression } from "#app/domain/admin/people-filter.ts";
import { type Database, statement } from "../database.server.ts";

/** A person as the list of people shows them. */
export type PersonRow = {
  num: number;
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: number;
  profileCompleteAt: number | null;
  suspendedAt: number | null;
  /** JSON: a list of claims. */
  claims: string;
  schoolId: string | null;
  schoolRole: "student" | "teacher" | "assistant" | "admin" | null;
};

const columns = sql`u.num, u.id, u.first_name AS firstName, u.last_name AS lastName, u.email,
  u.email_verified AS emailVerified, u.profile_complete_at AS profileCompleteAt, u.suspended_at AS suspendedAt, u.claims,
  u.school_id AS schoolId, u.school_role AS schoolRole`;

/** The numbers of the people a filter asks for, below a number, newest first; `n.num` names them. */
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

/** A number above everybody's. */
export const FIRST_PAGE = Number.MAX_SAFE_INTEGER;

/** The people a filter asks for, newest account first. `before`: the number the page begins below. */
export function peopleBy(db: Database, filter: PeopleFilter, before: number, limit: number) {
  return statement<PersonRow>(
    db,
    sql`SELECT ${columns} FROM (${matches(filter, before, limit)}) n CROSS JOIN users u ON u.num = n.num ORDER BY u.num DESC`,
  );
}

/** How many people a filter asks for, counted up to a number. */
export function countPeople(db: Database, filter: PeopleFilter, most: number) {
  return statement<{ n: number }>(db, sql`SELECT count(*) AS n FROM (${matches(filter, FIRST_PAGE, most)})`);
}

/** How many people bear a mark ("claim:pro"), counted up to a number. */
export function countMarked(db: Database, mark: string, most: number) {
  return countPeople(db, { text: "", mark }, most);
}

export type PersonDetailRow = PersonRow & {
  createdAt: number;
  suspensionReason: string | null;
  version: number;
  schoolName: string | null;
  /** 1: without them nobody could administer the product. */
  lastAdmin: number;
};

/** Whether the person `u` is the only one left who can administer: an admin, not suspended, and no other such. */
export const isLastAdmin = sql`(u.suspended_at IS NULL
  AND EXISTS (SELECT 1 FROM user_marks own WHERE own.mark = 'claim:admin' AND own.num = u.num)
  AND NOT EXISTS (SELECT 1 FROM user_marks other WHERE other.mark = 'claim:admin' AND other.num <> u.num
    AND NOT EXISTS (SELECT 1 FROM user_marks gone WHERE gone.mark = 'suspended' AND gone.num = other.num)))`;

/** One person with all that admins see of them: a row, or none. */
export function personDetail(db: Database, id: string) {
  return statement<PersonDetailRow>(
    db,
    sql`SELECT ${columns}, u.created_at AS createdAt, u.suspension_reason AS suspensionReason,
      u.claims_version AS version, s.name AS schoolName, ${isLastAdmin} AS lastAdmin
    FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = ${id}`,
  );
}

/** The name and id of whoever has this id or e-mail address: a row at most. */
export function personByIdOrEmail(db: Database, text: string) {
  return statement<{ id: string; name: string }>(
    db,
    sql`SELECT u.id, u.first_name || ' ' || u.last_name AS name FROM users u WHERE u.id = ${text}
    UNION SELECT u.id, u.first_name || ' ' || u.last_name FROM users u WHERE u.email = ${text.toLowerCase()} LIMIT 1`,
  );
}

/** Names and ids of all schools, by name. */
export function schoolNames(db: Database) {
  return statement<{ id: string; name: string }>(db, sql`SELECT id, name FROM schools ORDER BY name`);
}
