import { type SQL, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/platform/db/database.server.ts";
import { columns, int, json, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { assessments, submissions } from "#drizzle/schema/assessments/assessments.ts";
import { schoolPeople } from "#drizzle/schema/school/school-people.ts";
import type { StoredKeyChange } from "../domain/results/key-changes.ts";
import { hasEnded } from "./results.server.ts";

const toScore = {
  ...pick(columns(assessments, "a"), "title", "document", "rules", "scoring", "scoringFrom", "ledgerDue"),
  changes: json<
    StoredKeyChange[]
  >(sql`(SELECT json_group_array(json_object('id', k.id, 'num', k.num, 'place', k.place,
    'after', json(k.after), 'at', k.at, 'undoneAt', k.undone_at)) FROM assessment_key_changes k WHERE k.assessment = a.num)`),
};

/** What scores are made from; none of a deleted or withdrawn assessment. */
export function assessmentToScore(db: Database, num: number) {
  return db.select(
    toScore,
    sql`FROM assessments a WHERE a.num = CAST(${num} AS INTEGER) AND a.released_at IS NOT NULL AND a.deleted_at IS NULL`,
  );
}

const released = {
  ...pick(columns(submissions, "s"), "person", "attempt", "class", "answers", "score", "startedAt"),
  endedAt: int(sql`coalesce(s.submitted_at, s.ends_at)`),
  ...pick(columns(schoolPeople, "p"), "firstName", "lastName"),
  personId: text(sql`p.id`),
  account: orNull(int(sql`p.account`)),
  userId: orNull(text(sql`(SELECT u.id FROM users u WHERE u.num = p.account)`)),
};
export type SittingToRelease = RowOf<typeof released>;

export type NextPeople = { after: number; people: number; now: number };

/** `person`: the next ones with an ended sitting. */
export function nextPeople(num: number, { after, people, now }: NextPeople): SQL {
  return sql`SELECT DISTINCT s.person FROM submissions s WHERE s.assessment = CAST(${num} AS INTEGER) AND ${hasEnded(now)}
    AND s.person > CAST(${after} AS INTEGER) ORDER BY s.person LIMIT ${people}`;
}

/** All ended sittings of the next people. */
export function sittingsToRelease(db: Database, num: number, next: NextPeople) {
  const own = sql`s.assessment = CAST(${num} AS INTEGER) AND ${hasEnded(next.now)}`;
  return db.select(
    released,
    sql`FROM (${nextPeople(num, next)}) n
      CROSS JOIN submissions s ON s.person = n.person AND ${own} CROSS JOIN school_people p ON p.num = s.person
    ORDER BY s.person, s.attempt`,
  );
}

/** `scoring`: as it was read. */
type ReadScoring = { assessment: number; scoring: number };

/** Fails the batch of a job's step where a key, a mark or a sitting has changed since the step read them. */
export function failUnlessScoring(
  db: Database,
  job: number,
  { assessment, scoring }: ReadScoring,
): Statement {
  return db.statement(sql`UPDATE jobs SET step = (SELECT jobs.step FROM assessments a
    WHERE a.num = CAST(${assessment} AS INTEGER) AND a.scoring = CAST(${scoring} AS INTEGER)) WHERE num = CAST(${job} AS INTEGER)`);
}

/** What the scores of a release are made from, at its first step. */
export function recordScoringBasis(db: Database, { assessment, scoring }: ReadScoring): Statement {
  return db.statement(sql`UPDATE assessments SET scoring_from = CAST(${scoring} AS INTEGER)
    WHERE num = CAST(${assessment} AS INTEGER)`);
}

/** At its last step: all scores are stored. */
export function recordScored(db: Database, { assessment, scoring }: ReadScoring): Statement {
  return db.statement(sql`UPDATE assessments SET scored = CAST(${scoring} AS INTEGER)
    WHERE num = CAST(${assessment} AS INTEGER)`);
}

/** A day whose limit leaves answers out: the clock starts a release again when it is over. */
export function recordLedgerDay(db: Database, assessment: number, day: number): Statement {
  return db.statement(sql`UPDATE assessments SET ledger_day = max(coalesce(ledger_day, 0), CAST(${day} AS INTEGER))
    WHERE num = CAST(${assessment} AS INTEGER)`);
}

/** More than a step has; SQLite plans a limited list as the outer loop. */
const MOST_PEOPLE = 1000;

/** Opens a school's own questions to the students who have answered them in an assessment. */
export function openOwnQuestions(
  db: Database,
  assessment: number,
  { ords, people }: { ords: readonly number[]; people: readonly number[] },
): Statement {
  return db.statement(sql`INSERT OR IGNORE INTO released_own_questions (ord, person, assessment)
    SELECT o.value, p.value, CAST(${assessment} AS INTEGER)
    FROM (SELECT value FROM json_each(${JSON.stringify(people)}) LIMIT ${sql.raw(String(MOST_PEOPLE))}) p
      CROSS JOIN json_each(${JSON.stringify(ords)}) o`);
}
