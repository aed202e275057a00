import { sql } from "drizzle-orm";
import { holdEnd } from "#app/features/bank/queries/assessment-windows.server.ts";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { ChangeStamp } from "#app/features/school/queries/people.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, text } from "#app/platform/db/fields.server.ts";
import type { LocalKeyChange } from "../domain/assessment.ts";
import { TAKE_BACK } from "../domain/making/taking-back.ts";
import { mayManage } from "./assessment-right.server.ts";
import { hasEnded } from "./results.server.ts";
import { unmarkedOf } from "./unmarked.server.ts";

/** Some of what its rules show waits for the release; otherwise the clock releases it after the closing. */
const rulesWaitFor = sql`(rules ->> 'showScore' = 'released' OR rules ->> 'showKey' = 'released')`;

/**
 * Releases once; a row if it was not released before. Fails its batch where more answers wait for a mark than `confirmed`: NULL is
 * no count.
 */
export function releaseStatement(
  db: Database,
  reader: AssessmentReader,
  { id, now, confirmed }: { id: string; now: number; confirmed: number },
) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE assessments SET released_at = CAST(${now} AS INTEGER), ledger_due = iif(${rulesWaitFor} OR coalesce(closes_at > CAST(${now} AS INTEGER), 1),
        CAST(${now + TAKE_BACK} AS INTEGER), NULL), scoring = (SELECT a.scoring FROM assessments a
      WHERE a.num = assessments.num AND (SELECT count(*) ${unmarkedOf(now)}) <= CAST(${confirmed} AS INTEGER))
    WHERE released_at IS NULL AND num = (
      SELECT a.num FROM assessments a WHERE a.id = ${id} AND a.published_at IS NOT NULL AND ${mayManage(reader)})`,
  );
}

/** Releases what needs only its closing, once no one may answer; what needs a teacher's release stays. */
export function releaseOver(db: Database, id: string, now: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE assessments SET released_at = CAST(${now} AS INTEGER)
    WHERE id = ${id} AND released_at IS NULL AND deleted_at IS NULL`,
  );
}

/** Assessments of all schools that are over, need no teacher and are not released yet; the oldest first. */
export function assessmentsToRelease(db: Database, now: number, limit: number) {
  return db.select(
    {
      num: int(sql`a.num`),
      id: text(sql`a.id`),
      school: text(sql`a.school`),
      by: text(sql`a.created_by`),
    },
    sql`FROM assessments a WHERE a.deleted_at IS NULL AND a.published_at IS NOT NULL AND a.released_at IS NULL
      AND a.closes_at < CAST(${now} AS INTEGER)
      AND NOT ${rulesWaitFor}
      AND NOT EXISTS (SELECT 1 FROM assessment_people p WHERE p.assessment = a.num AND p.closes_at >= CAST(${now} AS INTEGER))
      AND EXISTS (SELECT 1 FROM submissions s WHERE s.assessment = a.num)
      AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.assessment = a.num AND NOT ${hasEnded(now)})
    ORDER BY a.num LIMIT ${limit}`,
  );
}

/** The notice's id. */
const LAPSED = sql`'reserva-' || a.num || '-' || ${holdEnd}`;

/** Assessments of all schools whose questions were let go between two times without a release, and whose authors have no notice. */
export function lapsedHolds(db: Database, { after, until }: { after: number; until: number }, limit: number) {
  return db.select(
    {
      id: text(sql`a.id`),
      school: text(sql`a.school`),
      title: text(sql`a.title`),
      by: text(sql`a.created_by`),
      notice: text(LAPSED),
    },
    sql`FROM assessments a WHERE a.deleted_at IS NULL AND a.published_at IS NOT NULL AND a.released_at IS NULL
      AND a.rules ->> 'showKey' NOT IN ('closed', 'handed-in')
      AND ${holdEnd} > CAST(${after} AS INTEGER) AND ${holdEnd} <= CAST(${until} AS INTEGER)
      AND EXISTS (SELECT 1 FROM exam_questions x WHERE x.kind = 0 AND x.exam = a.num)
      AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.id = ${LAPSED})
    ORDER BY a.num LIMIT ${limit}`,
  );
}

/** How many people have submitted, how many of them have no score stored yet, and how many are sitting. */
export function releaseCounts(db: Database, reader: AssessmentReader, id: string, now: number) {
  return db.select(
    {
      ended: int(sql`count(DISTINCT iif(${hasEnded(now)}, s.person, NULL))`),
      waiting: int(sql`count(DISTINCT iif(${hasEnded(now)} AND s.score IS NULL, s.person, NULL))`),
      sitting: int(sql`count(*) FILTER (WHERE NOT ${hasEnded(now)})`),
    },
    sql`FROM assessments a CROSS JOIN submissions s ON s.assessment = a.num WHERE a.id = ${id} AND ${mayManage(reader)}`,
  );
}

const toRenew = {
  num: int(sql`a.num`),
  id: text(sql`a.id`),
  school: text(sql`a.school`),
  by: text(sql`a.created_by`),
  scoring: int(sql`a.scoring`),
};

const notRunning = sql`NOT EXISTS (SELECT 1 FROM jobs j WHERE j.state = 'running' AND j.kind = 'assessment-release'
  AND j.input ->> 'assessment' = a.num)`;

/** Released assessments of all schools whose stored scores are behind their keys, marks and sittings. */
export function scoresToRenew(db: Database, limit: number) {
  return db.select(
    toRenew,
    sql`FROM assessments a WHERE a.released_at IS NOT NULL AND a.scored < a.scoring AND a.deleted_at IS NULL AND ${notRunning}
    ORDER BY a.num LIMIT ${limit}`,
  );
}

/** The same of one, where every answer has a mark: students are notified once. */
export function markedToRenew(db: Database, assessment: number, now: number) {
  return db.select(
    toRenew,
    sql`FROM assessments a WHERE a.num = CAST(${assessment} AS INTEGER) AND a.released_at IS NOT NULL AND a.scored < a.scoring
      AND a.deleted_at IS NULL AND ${notRunning} AND NOT EXISTS (SELECT 1 ${unmarkedOf(now)})`,
  );
}

/** Released assessments whose ten minutes are over, or with answers that the limit of an earlier day left out of the ledger. */
export function ledgerToContinue(
  db: Database,
  { today, now }: { today: number; now: number },
  limit: number,
) {
  return db.select(
    toRenew,
    sql`FROM assessments a WHERE (a.ledger_due <= CAST(${now} AS INTEGER) OR a.ledger_day < CAST(${today} AS INTEGER))
      AND a.deleted_at IS NULL AND a.released_at IS NOT NULL AND ${notRunning}
    ORDER BY coalesce(a.ledger_due, 0) LIMIT ${limit}`,
  );
}

/** Runs with the release that writes them. */
export function startLedger(db: Database, assessment: number) {
  return db.statement(
    sql`UPDATE assessments SET ledger_day = NULL, ledger_due = NULL WHERE num = CAST(${assessment} AS INTEGER)`,
  );
}

/** The running release of an assessment. */
export function runningRelease(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    { id: text(sql`j.id`), seen: int(sql`j.seen`), expected: int(sql`j.expected`) },
    sql`FROM jobs j CROSS JOIN assessments a ON a.num = j.input ->> 'assessment' WHERE j.state = 'running' AND j.kind = 'assessment-release'
      AND a.id = ${id} AND ${mayManage(reader)} ORDER BY j.num DESC LIMIT 1`,
  );
}

/** Scores of sittings: [person, attempt, score]. More than a step has; SQLite plans a limited list as the outer loop. */
export function storeSubmissionScores(
  db: Database,
  assessment: number,
  scores: readonly (readonly [person: number, attempt: number, score: number])[],
) {
  return db.statement(sql`UPDATE submissions SET score = j.score
    FROM (SELECT value ->> 0 AS person, value ->> 1 AS attempt, value ->> 2 AS score FROM json_each(${JSON.stringify(scores)}) LIMIT 1000) j
    WHERE submissions.assessment = CAST(${assessment} AS INTEGER) AND submissions.person = j.person AND submissions.attempt = j.attempt`);
}

const changed = { num: int(sql`num`) };
type NewChange = { id: string; changeId: string; place: number; after: LocalKeyChange; seen: number };

/** The key of one place, if no other change came after the one that was seen (0: none). A row if it is stored. */
export function insertKeyChange(
  db: Database,
  reader: AssessmentReader,
  sent: NewChange,
  { at, by }: ChangeStamp,
) {
  const { id, changeId, place, after, seen } = sent;
  return db.returning(
    changed,
    sql`INSERT INTO assessment_key_changes (id, assessment, place, after, changed_by, at)
    SELECT ${changeId}, a.num, CAST(${place} AS INTEGER), ${JSON.stringify(after)}, ${by}, CAST(${at} AS INTEGER)
    FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)} AND a.published_at IS NOT NULL
      AND CAST(${place} AS INTEGER) BETWEEN 0 AND a.questions - 1
      AND coalesce((SELECT max(k.num) FROM assessment_key_changes k WHERE k.assessment = a.num), 0) = CAST(${seen} AS INTEGER)`,
  );
}

/** Reverts a key change if it is the newest of its place. Returns a row if so. */
export function undoKeyChange(
  db: Database,
  reader: AssessmentReader,
  id: string,
  changeId: string,
  at: number,
) {
  return db.returning(
    changed,
    sql`UPDATE assessment_key_changes SET undone_at = CAST(${at} AS INTEGER) WHERE id = ${changeId} AND undone_at IS NULL
      AND assessment = (SELECT a.num FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)})
      AND NOT EXISTS (SELECT 1 FROM assessment_key_changes n WHERE n.assessment = assessment_key_changes.assessment
        AND n.place = assessment_key_changes.place AND n.undone_at IS NULL AND n.num > assessment_key_changes.num)`,
  );
}

/** The audit row of a download. */
export function auditAssessmentExport(db: Database, entry: AuditEntry, id: string) {
  return insertAudit(db, entry, { subjectId: sql`${id}`, before: sql`'{}'`, after: sql`'{}'` });
}
