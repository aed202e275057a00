import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { sessions, users } from "#drizzle/schema/accounts/accounts.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";
import {
  classMembers,
  schoolClasses,
  schoolPanels,
  schoolPeople,
} from "#drizzle/schema/school/school-people.ts";
import { peopleMatch, SCHOOL_PREFIX, type SchoolPeopleFilter } from "../domain/people-filter.ts";
import { schoolNumber } from "./people.server.ts";

const person = columns(schoolPeople, "p");
const studied = outer(pick(columns(progress, "g"), "lastAnsweredAt", "totalPoints"));

/** Numbers of the current classes; the school's panel has their names, which saves a row each. */
const currentClasses = json<number[]>(
  sql`(SELECT json_group_array(m.class) FROM class_members m WHERE m.person = p.num AND m.until = 0)`,
);

const listed = {
  ...pick(
    person,
    "place",
    "num",
    "id",
    "firstName",
    "lastName",
    "email",
    "role",
    "active",
    "year",
    "account",
    "invitedAt",
    "card",
  ),
  ...studied,
  classes: currentClasses,
};
export type SchoolPersonRow = RowOf<typeof listed>;

const WIDTH = sql.raw("2199023255552");

/** The expression with the school's own prefix in each token. */
export function matchOf(schoolId: string, expression: string): SQL {
  return sql`(SELECT replace(${expression}, ${SCHOOL_PREFIX}, 'x' || num || 'q') FROM schools WHERE id = ${schoolId})`;
}

/** Places (`place`) of a filter's people after one, in the order of names. */
export function placesOf(schoolId: string, filter: SchoolPeopleFilter, after: number, limit: number): SQL {
  const from = sql`CAST(${after} AS INTEGER)`;
  const expression = peopleMatch(filter);
  if (filter.classId) {
    const found = expression
      ? sql`AND f.place IN (SELECT rowid FROM school_people_words
          WHERE school_people_words MATCH ${matchOf(schoolId, expression)})`
      : sql``;
    return sql`SELECT f.place FROM class_members m CROSS JOIN school_people f ON f.num = m.person
      WHERE m.class = (SELECT c.num FROM school_classes c WHERE c.id = ${filter.classId} AND c.school = ${schoolNumber(schoolId)})
        AND m.until = 0 AND f.place > ${from} ${found} ORDER BY f.place LIMIT ${limit}`;
  }
  if (expression)
    return sql`SELECT w.rowid AS place FROM school_people_words w
      WHERE school_people_words MATCH ${matchOf(schoolId, expression)} AND w.rowid > ${from} ORDER BY w.rowid LIMIT ${limit}`;
  return sql`SELECT f.place FROM school_people f
    WHERE f.place > max(${from}, ${schoolNumber(schoolId)} * ${WIDTH} - 1)
      AND f.place < (${schoolNumber(schoolId)} + 1) * ${WIDTH} ORDER BY f.place LIMIT ${limit}`;
}

/** People of a filter by name, after a place (0: from the start). */
export function peopleOfSchool(
  db: Database,
  schoolId: string,
  filter: SchoolPeopleFilter,
  after: number,
  limit: number,
) {
  const school = schoolNumber(schoolId);
  const activity = sql`LEFT JOIN progress g ON g.user_num = p.account`;
  const expression = peopleMatch(filter);
  // Joined to the words themselves: a list of places in between would be read once more.
  if (!filter.classId && expression)
    return db.select(
      listed,
      sql`FROM school_people_words w CROSS JOIN school_people p ON p.place = w.rowid ${activity}
      WHERE school_people_words MATCH ${matchOf(schoolId, expression)} AND w.rowid > CAST(${after} AS INTEGER)
        AND p.school = ${school} ORDER BY w.rowid LIMIT ${limit}`,
    );
  // The whole school is a range of the key: its rows are read once.
  if (!filter.classId)
    return db.select(
      listed,
      sql`FROM school_people p ${activity} WHERE p.place > max(CAST(${after} AS INTEGER), ${school} * ${WIDTH} - 1)
        AND p.place < (${school} + 1) * ${WIDTH} ORDER BY p.place LIMIT ${limit}`,
    );
  return db.select(
    listed,
    sql`FROM (${placesOf(schoolId, filter, after, limit)}) n CROSS JOIN school_people p ON p.place = n.place ${activity}
    WHERE p.school = ${school} ORDER BY p.place`,
  );
}

/** Counts and class choices of a school; no row before its first person. */
export function schoolPanel(db: Database, schoolId: string) {
  return db.select(
    pick(columns(schoolPanels), "counts", "classes", "weeks", "entered"),
    sql`FROM school_panels WHERE school = ${schoolNumber(schoolId)}`,
  );
}

const detailed = {
  ...pick(
    person,
    "num",
    "id",
    "firstName",
    "lastName",
    "email",
    "mobile",
    "schoolUserId",
    "role",
    "active",
    "year",
    "account",
    "login",
    "card",
    "cardUntil",
    "invitedAt",
    "createdAt",
    "updatedAt",
  ),
  ...studied,
  ...outer(pick(columns(progress, "g"), "weekQuestions", "weekCorrect")),
  accountId: orNull(columns(users, "u").id),
  accountEmail: orNull(columns(users, "u").email),
  pendingPasswordReset: orNull(columns(users, "u").pendingPasswordReset),
};
export type SchoolPersonDetail = RowOf<typeof detailed>;

/** A person of this school by their id. */
export function personOfSchool(db: Database, schoolId: string, id: string) {
  return db.select(
    detailed,
    sql`FROM school_people p LEFT JOIN users u ON u.num = p.account LEFT JOIN progress g ON g.user_num = p.account
    WHERE p.id = ${id} AND p.school = ${schoolNumber(schoolId)}`,
  );
}

const member = columns(classMembers, "m");
const ofClass = columns(schoolClasses, "c");
const stay = {
  ...pick(member, "since", "until", "role"),
  ...pick(ofClass, "id", "name", "year", "active"),
};

/** The classes of a person, current ones first, then the history. */
export function classesOfPerson(db: Database, schoolId: string, id: string) {
  return db.select(
    stay,
    sql`FROM school_people p CROSS JOIN class_members m ON m.person = p.num CROSS JOIN school_classes c ON c.num = m.class
    WHERE p.id = ${id} AND p.school = ${schoolNumber(schoolId)} ORDER BY m.until > 0, m.since DESC LIMIT 60`,
  );
}

/** Open sessions of a person's account, newest first. */
export function sessionsOfPerson(db: Database, schoolId: string, id: string, now: number) {
  return db.select(
    pick(columns(sessions, "o"), "createdAt", "userAgent"),
    sql`FROM school_people p CROSS JOIN users u ON u.num = p.account CROSS JOIN sessions o ON o.user_id = u.id
    WHERE p.id = ${id} AND p.school = ${schoolNumber(schoolId)} AND o.expires_at > ${now} ORDER BY o.created_at DESC LIMIT 20`,
  );
}
