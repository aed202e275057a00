import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit, PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { jobSteps, jobs } from "#drizzle/schema/platform/jobs.ts";
import type { JobNote } from "../domain/job-note.ts";
import type { JobReport } from "../domain/job-report.ts";

const job = columns(jobs, "j");
const listed = { ...job, schoolId: orNull(text(sql`(SELECT s.id FROM schools s WHERE s.num = j.school)`)) };
export type JobRow = RowOf<typeof listed>;

export function jobById(db: Database, id: string) {
  return db.select(listed, sql`FROM jobs j WHERE j.id = ${id}`);
}

export function jobByNum(db: Database, num: number) {
  return db.select(listed, sql`FROM jobs j WHERE j.num = ${num}`);
}

/** The newest job of a kind. */
export function lastJobOf(db: Database, kind: string) {
  return db.select(listed, sql`FROM jobs j WHERE j.kind = ${kind} ORDER BY j.num DESC LIMIT 1`);
}

/** A row while no job of a kind is running. */
export function unlessRunning(kind: string): SQL {
  return sql`FROM (SELECT 1) WHERE NOT EXISTS (SELECT 1 FROM jobs j WHERE j.kind = ${kind} AND j.state = 'running')`;
}

/** Of a kind that is started again and again. */
export function deleteEnded(db: Database, kind: string) {
  const ended = sql`SELECT j.num FROM jobs j WHERE j.kind = ${kind} AND j.state <> 'running'`;
  return [
    db.statement(sql`DELETE FROM job_steps WHERE job IN (${ended})`),
    db.statement(sql`DELETE FROM jobs WHERE kind = ${kind} AND state <> 'running'`),
  ] as const;
}

export type NewJob = {
  id: string;
  kind: string;
  schoolId: string | null;
  ownerId: string;
  /** A school's, or of the platform's own work, read back by its kind. */
  input: object;
  expected: number;
  undoes: number | null;
  /** Null: nothing to audit. */
  note: JobNote | null;
};

/** `only`: a FROM clause without whose row there is no job. */
export function insertJob(db: Database, added: NewJob, now: number, only: SQL = sql``) {
  const { id, kind, schoolId, ownerId, input, expected, undoes, note } = added;
  return db.statement(sql`INSERT INTO jobs (id, kind, school, owner_id, input, expected, undoes, note, created_at, updated_at)
    SELECT ${id}, ${kind}, (SELECT num FROM schools WHERE id = ${schoolId}), ${ownerId}, ${JSON.stringify(input)}, ${expected}, ${undoes},
      ${note && JSON.stringify(note)}, ${now}, ${now} ${only}`);
}

/** Marks a job as undone by another, once. A row if so. */
export function markUndone(db: Database, num: number, by: string) {
  return db.returning(
    pick(columns(jobs), "id"),
    sql`UPDATE jobs SET taken_back = (SELECT num FROM jobs WHERE id = ${by})
    WHERE num = ${num} AND taken_back IS NULL AND state <> 'running' AND undoes IS NULL`,
  );
}

/** What a step moves on: its place, and how many items it saw, changed and refused. */
export type JobMove = { place: number; seen: number; changed: number; refused: number; finished: boolean };

/**
 * A step in the batch of its changes, exactly once: the batch fails where the job is no longer running at this step.
 */
export function claimJobStep(db: Database, row: JobRow, report: JobReport, move: JobMove, now: number) {
  const here = sql`(SELECT num FROM jobs WHERE num = ${row.num} AND step = ${row.step} AND state = 'running')`;
  const { place, seen, changed, refused, finished } = move;
  return [
    db.statement(
      sql`INSERT INTO job_steps (job, step, report) VALUES (${here}, ${row.step}, ${JSON.stringify(report)})`,
    ),
    db.statement(sql`UPDATE jobs SET step = step + 1, place = ${place}, seen = seen + ${seen}, changed = changed + ${changed},
      refused = refused + ${refused}, updated_at = ${now}, failure = NULL, state = ${finished ? "done" : "running"} WHERE num = ${row.num}`),
  ] as const;
}

/** Unless another attempt was faster. */
export function recordFailure(db: Database, row: JobRow, failure: string, now: number) {
  return db.statement(sql`UPDATE jobs SET failure = ${failure}, updated_at = ${now}
    WHERE num = ${row.num} AND step = ${row.step} AND state = 'running'`);
}

/**
 * Directly after the statement that ends a job: its audit row, with what the job's own steps count. Null where it has
 * none; no row where the statement ended nothing.
 */
export function auditJobEnd(db: Database, { num, ownerId, schoolId, note }: JobRow, at: number) {
  if (!note) return null;
  const { action, subject, requestId, after } = note;
  const entry = { scope: schoolId ?? PLATFORM, at, actorId: ownerId, action, reason: null, requestId };
  // A null of a patch leaves its member out.
  const result = sql`json_object('people', j.changed - r.classes, 'created', nullif(r.created, 0), 'classes', nullif(r.classes, 0),
    'refused', nullif(j.refused, 0), 'stopped', iif(j.state = 'cancelled', 1, NULL))`;
  return insertAudit(db, entry, {
    subjectId: sql`${subject}`,
    after: sql`json_patch(${JSON.stringify(after)}, ${result})`,
    from: sql`FROM jobs j CROSS JOIN (SELECT count(*) FILTER (WHERE i.value ->> 'isClass') AS classes,
        count(*) FILTER (WHERE i.value ->> 'isNew' AND i.value ->> 'isClass' IS NULL) AS created
      FROM job_steps s CROSS JOIN json_each(s.report, '$.items') i WHERE s.job = CAST(${num} AS INTEGER)) r
    WHERE j.num = CAST(${num} AS INTEGER) AND changes() = 1`,
  });
}

/** Directly after the statement that cancels a job, or its audit row: who did. No row where it cancelled nothing. */
export function auditCancel(db: Database, entry: AuditEntry, { id }: JobRow, title: string) {
  return insertAudit(db, entry, {
    subjectId: sql`${id}`,
    after: sql`json_object('title', ${title})`,
    from: sql`WHERE changes() = 1`,
  });
}

/** A row if it was running. */
export function cancelJobOf(db: Database, num: number, now: number) {
  return db.returning(
    pick(columns(jobs), "id"),
    sql`UPDATE jobs SET state = 'cancelled', updated_at = ${now} WHERE num = ${num} AND state = 'running'`,
  );
}

const step = { step: columns(jobSteps).step, report: json<JobReport>(sql`report`) };

export function jobStep(db: Database, num: number, at: number) {
  return db.select(step, sql`FROM job_steps WHERE job = ${num} AND step = ${at}`);
}

/** Steps from which the speed is computed. */
const PACED = 5;
const paced = {
  ...listed,
  stepsSince: int(sql`min(j.step, ${PACED})`),
  since:
    int(sql`coalesce((SELECT s.report ->> 'at' FROM job_steps s WHERE s.job = j.num AND s.step = j.step - ${PACED + 1}),
    j.created_at)`),
};

/** A job of this school, with the time of a step not long ago. */
export function jobOfSchoolById(db: Database, schoolId: string, id: string) {
  return db.select(
    paced,
    sql`FROM jobs j WHERE j.id = ${id} AND j.school = (SELECT s.num FROM schools s WHERE s.id = ${schoolId})`,
  );
}

export type PacedJob = RowOf<typeof paced>;

/** A school's jobs; null: everybody's. */
function within(schoolId: string | null): SQL {
  if (schoolId === null) return sql``;
  return sql`AND j.school = (SELECT s.num FROM schools s WHERE s.id = ${schoolId})`;
}

/** Newest first. `schoolId` null: of all schools, and the platform's. */
export function runningJobs(db: Database, schoolId: string | null, limit: number) {
  return db.select(
    paced,
    sql`FROM jobs j WHERE j.state = 'running' ${within(schoolId)} ORDER BY j.num DESC LIMIT ${limit}`,
  );
}

/** Those that have ended, newest first, below a number. */
export function endedJobs(db: Database, schoolId: string | null, below: number, limit: number) {
  return db.select(
    paced,
    sql`FROM jobs j WHERE j.state <> 'running' ${within(schoolId)} AND j.num < ${below} ORDER BY j.num DESC LIMIT ${limit}`,
  );
}

/** Steps of a job from one on, in order. */
export function jobReport(db: Database, id: string, from: number, limit: number) {
  return db.select(
    step,
    sql`FROM job_steps WHERE job = (SELECT j.num FROM jobs j WHERE j.id = ${id}) AND step >= ${from} ORDER BY step LIMIT ${limit}`,
  );
}

/** Jobs without a step since a time. */
export function restingJobs(db: Database, before: number, limit: number) {
  return db.select(
    pick(job, "id", "kind"),
    sql`FROM jobs j WHERE j.state = 'running' AND j.updated_at < ${before} ORDER BY j.updated_at LIMIT ${limit}`,
  );
}
