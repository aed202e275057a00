import { type SQL, sql } from "drizzle-orm";
import type { ListColour } from "#app/features/lists/domain/list-colours.ts";
import { HOLDABLE } from "#app/features/lists/queries/reading.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, type Fields, flag, int, outer, pick } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { mentoringSittings, mentoringTests } from "#drizzle/schema/mentoring/mentoring-tests.ts";
import { practiceSessions } from "#drizzle/schema/practice/practice.ts";
import type { Accompanying } from "../domain/accompanying.ts";
import { type Given, MENTORING_TEST } from "../domain/test.ts";

const test = columns(mentoringTests, "t");
const card = pick(test, "num", "id", "name", "colour", "size", "subjects", "createdAt");
const sitting = pick(columns(mentoringSittings, "s"), "mode", "minutes", "dueAt", "givenAt", "session");
const under = outer(pick(columns(practiceSessions, "p"), "startedAt", "gradedAt"));

type NewTest = {
  id: string;
  owner: number;
  name: string;
  colour: ListColour;
  ords: readonly number[];
  at: number;
};

/** No row: the owner has as many as allowed, the day's limit is reached, or none of the questions can be withheld. */
export function insertTest(db: Database, { id, owner, name, colour, ords, at }: NewTest, limitKey: string) {
  const held = sql`FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
      WHERE ${HOLDABLE} AND q.kind <> 'open'`;
  return db.returning(
    pick(columns(mentoringTests), "id", "size"),
    sql`INSERT INTO mentoring_tests (id, owner, name, colour, ords, size, subjects, created_at)
    SELECT ${id}, ${owner}, ${name}, ${colour}, h.ords, h.size, h.subjects, CAST(${at} AS INTEGER)
    FROM (SELECT json_group_array(ord) AS ords, count(*) AS size, (SELECT json_group_array(DISTINCT q.subject) ${held}) AS subjects
      FROM (SELECT q.ord ${held} GROUP BY q.ord ORDER BY min(j.key))) h
    WHERE h.size > 0 AND (SELECT count(*) FROM mentoring_tests t WHERE t.owner = ${owner}) < ${MENTORING_TEST.most}
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)`,
  );
}

/** Condition on `mentoring_tests t`: its owner's, of all for the chief, and of who accompanies somebody who has it. */
function readableBy({ num, all }: Accompanying): SQL {
  return sql`(t.owner = ${num} OR ${all ? 1 : 0} = 1 OR EXISTS (SELECT 1 FROM mentoring_sittings x
      CROSS JOIN mentorships m ON m.mentee = x.mentee AND m.until IS NULL AND m.mentor = ${num} WHERE x.test = t.num))`;
}

/** Condition on `mentoring_tests t`: also for a mentee who has it. */
function openTo(who: Accompanying): SQL {
  return sql`(${readableBy(who)} OR EXISTS (SELECT 1 FROM mentoring_sittings x WHERE x.test = t.num AND x.mentee = ${who.num}))`;
}

/** A test, if the viewer has access; `manages`: may give it to mentees. */
export function testFor(db: Database, id: string, who: Accompanying) {
  return db.select(
    { ...card, manages: flag(readableBy(who)) },
    sql`FROM mentoring_tests t WHERE t.id = ${id} AND ${openTo(who)}`,
  );
}

const listed = {
  ...card,
  given: int(sql`(SELECT count(*) FROM mentoring_sittings s WHERE s.test = t.num)`),
  done: int(sql`(SELECT count(p.graded_at) FROM mentoring_sittings s CROSS JOIN practice_sessions p ON p.id = s.session
    WHERE s.test = t.num)`),
};

/** A mentor's tests, newest first. */
export function testsOfMentor(db: Database, owner: number) {
  return db.select(
    listed,
    sql`FROM mentoring_tests t WHERE t.owner = ${owner} ORDER BY t.num DESC LIMIT ${MENTORING_TEST.most}`,
  );
}

/** A mentee's tests, newest first. */
export function testsOfMentee(db: Database, mentee: number) {
  return db.select(
    { ...card, ...sitting, ...under },
    sql`FROM mentoring_sittings s INDEXED BY mentoring_sittings_of_mentee CROSS JOIN mentoring_tests t ON t.num = s.test
    LEFT JOIN practice_sessions p ON p.id = s.session
    WHERE s.mentee = ${mentee} ORDER BY s.given_at DESC, s.test DESC LIMIT ${MENTORING_TEST.most}`,
  );
}

/** A mentee's own sitting of a test, with what is needed to begin it. */
export function sittingOf(db: Database, id: string, mentee: number) {
  return db.select(
    { ...pick(test, "num", "name", "ords"), ...sitting, ...under },
    sql`FROM mentoring_tests t CROSS JOIN mentoring_sittings s ON s.test = t.num AND s.mentee = ${mentee}
    LEFT JOIN practice_sessions p ON p.id = s.session WHERE t.id = ${id}`,
  );
}

const person = pick(columns(users, "u"), "id", "firstName", "lastName");

/** Who has a test and where they are with it, as far as it is the reader's to know. */
export function menteeSittings(db: Database, id: string, { num, all }: Accompanying) {
  return db.select(
    { ...person, ...sitting, ...under },
    sql`FROM mentoring_tests t CROSS JOIN mentoring_sittings s ON s.test = t.num CROSS JOIN users u ON u.num = s.mentee
    LEFT JOIN practice_sessions p ON p.id = s.session
    WHERE t.id = ${id} AND (${all ? 1 : 0} = 1 OR EXISTS (SELECT 1 FROM mentorships m
      WHERE m.mentee = s.mentee AND m.until IS NULL AND m.mentor = ${num}))
    ORDER BY u.first_name, u.last_name LIMIT ${MENTORING_TEST.most}`,
  );
}

/** Mentees of the reader's own without a test: to whom it can be given. */
export function menteesWithout(db: Database, id: string, { num }: Accompanying) {
  return db.select(
    person,
    sql`FROM mentorships m CROSS JOIN users u ON u.num = m.mentee
    WHERE m.mentor = ${num} AND m.until IS NULL AND NOT EXISTS (SELECT 1 FROM mentoring_sittings s
      WHERE s.mentee = m.mentee AND s.test = (SELECT num FROM mentoring_tests WHERE id = ${id}))
    ORDER BY u.first_name, u.last_name LIMIT ${MENTORING_TEST.given}`,
  );
}

const given = { mentee: int(sql`mentee`) };

type Giving = Given & { test: string; mentees: readonly string[]; at: number; by: string };

/** Gives a test that one may manage to mentees of one's own, once each. Rows of those who got it. */
export function assignTest(db: Database, who: Accompanying, { test: id, mentees, at, by, ...rest }: Giving) {
  const { mode, minutes, dueAt } = rest;
  return db.returning(
    given,
    sql`INSERT INTO mentoring_sittings (test, mentee, mode, minutes, due_at, given_at, given_by)
    SELECT t.num, m.mentee, ${mode}, CAST(${minutes} AS INTEGER), CAST(${dueAt} AS INTEGER), CAST(${at} AS INTEGER), ${by}
    FROM json_each(${JSON.stringify(mentees)}) j CROSS JOIN users u ON u.id = j.value
    CROSS JOIN mentorships m ON m.mentee = u.num AND m.until IS NULL AND (m.mentor = ${who.num} OR ${who.all ? 1 : 0} = 1)
    CROSS JOIN mentoring_tests t ON t.id = ${id} AND ${readableBy(who)} WHERE true
    ON CONFLICT (test, mentee) DO NOTHING`,
  );
}

/** Ties a new practice session to a sitting that has none. */
export function linkTestSession(db: Database, key: { test: number; mentee: number; session: string }) {
  const { session, mentee } = key;
  return {
    updateMentoringSittings:
      db.statement(sql`UPDATE mentoring_sittings SET session = ${session} WHERE test = CAST(${key.test} AS INTEGER) AND mentee = ${mentee}
      AND session IS NULL AND EXISTS (SELECT 1 FROM practice_sessions WHERE id = ${session})`),
    // Of two at once the second one's session goes.
    deletePracticeSessions:
      db.statement(sql`DELETE FROM practice_sessions WHERE id = ${session} AND NOT EXISTS (SELECT 1 FROM mentoring_sittings s
      WHERE s.test = CAST(${key.test} AS INTEGER) AND s.mentee = ${mentee} AND s.session = ${session})`),
  };
}

/** A test's questions in order, with `fields` of `questions q`, if the viewer has access. */
export function questionsOfTest<Named extends Fields>(
  db: Database,
  id: string,
  who: Accompanying,
  fields: Named,
) {
  return db.select(
    fields,
    sql`FROM mentoring_tests t CROSS JOIN json_each(t.ords) j CROSS JOIN questions q ON q.ord = j.value
    WHERE t.id = ${id} AND ${openTo(who)} AND q.status <> 'quarantined' ORDER BY j.key`,
  );
}
