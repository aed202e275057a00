import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, text } from "#app/platform/db/fields.server.ts";
import { essays } from "#drizzle/schema/essays/essays.ts";
import { boardStudent, studentsOfBoard } from "./school-tasks.server.ts";
import { followsStudent, type TaskReader } from "./task-right.server.ts";

const essay = outer(columns(essays, "e"));
const photos = int(sql`(SELECT count(*) FROM essay_photos f WHERE f.essay = e.num)`);

/** Condition on `essays e`: a draft without a typed text and with a photograph that staff sent. */
const isReady = sql`e.state = 'draft' AND trim(e.text) = '' AND EXISTS (SELECT 1 FROM essay_photos f CROSS JOIN uploads u
  ON u.num = f.upload WHERE f.essay = e.num AND u.owner_kind = 'essay-sheet')`;

/** The students of a board, with what of their sheets arrived. */
export function sheetsOfTask(db: Database, reader: TaskReader, id: string, classId: string | null) {
  return db.select(
    { ...boardStudent, ...pick(essay, "state"), photos, isReady: flag(sql`coalesce(${isReady}, 0)`) },
    sql`${studentsOfBoard(reader, id, classId)} ORDER BY p.place`,
  );
}

type Place = { taskId: string; personId: string };

const onBoard = (reader: TaskReader, { taskId, personId }: Place): SQL =>
  sql`k.id = ${taskId} AND p.id = ${personId} AND ${followsStudent(reader)}`;

/** A student's essay of a task, as a photograph of staff's finds it; once, after the task opens. */
export function insertSheetEssay(
  db: Database,
  reader: TaskReader,
  { id, now, ...place }: Place & { id: string; now: number },
) {
  return db.statement(sql`INSERT INTO essays (id, user_num, school, person, task, theme, profile, device, started_at, saved_at)
    SELECT ${id}, p.account, k.school, p.num, k.num, k.theme, k.profile, '', ${now}, ${now}
    FROM essay_tasks k CROSS JOIN school_people p
    WHERE k.opens_at <= CAST(${now} AS INTEGER) AND p.active = 1 AND ${onBoard(reader, place)}
    ON CONFLICT (task, person) WHERE task IS NOT NULL DO NOTHING`);
}

/** Where a photograph goes; no row: no such student on the reader's board. */
export function essayForSheet(
  db: Database,
  reader: TaskReader,
  { photoId, ...place }: Place & { photoId: string },
) {
  return db.select(
    {
      ...pick(essay, "id", "state"),
      photos,
      stored: orNull(
        text(sql`(SELECT f.id FROM essay_photos f WHERE f.id = ${photoId} AND f.essay = e.num)`),
      ),
    },
    sql`FROM essay_tasks k CROSS JOIN school_people p LEFT JOIN essays e ON e.task = k.num AND e.person = p.num
    WHERE ${onBoard(reader, place)}`,
  );
}

/** Removes a photograph that this person sent from a draft; its trigger deletes the file. */
export function deleteSheetPhoto(db: Database, reader: TaskReader, taskId: string, photoId: string) {
  return db.statement(sql`DELETE FROM essay_photos WHERE num = (SELECT f.num FROM essay_photos f CROSS JOIN uploads u
      ON u.num = f.upload AND u.owner_kind = 'essay-sheet' AND u.user_id = ${reader.accountId}
      CROSS JOIN essays e ON e.num = f.essay AND e.state = 'draft'
      CROSS JOIN essay_tasks k ON k.num = e.task CROSS JOIN school_people p ON p.num = e.person
    WHERE f.id = ${photoId} AND k.id = ${taskId} AND ${followsStudent(reader)})`);
}

/** Submits what is ready of a board: once each. */
export function submitReady(
  db: Database,
  reader: TaskReader,
  { taskId, classId, now }: { taskId: string; classId: string | null; now: number },
) {
  const shown = sql`SELECT e.num ${studentsOfBoard(reader, taskId, classId)}`;
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essays AS e SET state = 'submitted', submitted_at = ${now}, way = 'photos' WHERE e.num IN (${shown}) AND ${isReady}`,
  );
}

/** The audit row of `submitReady`, before it; none where nothing is ready. */
export function auditSubmitted(
  db: Database,
  reader: TaskReader,
  entry: AuditEntry,
  { taskId, classId }: { taskId: string; classId: string | null },
) {
  return insertAudit(db, entry, {
    subjectId: sql`${taskId}`,
    after: sql`json_object('handedIn', r.ready)`,
    from: sql`FROM (SELECT count(*) AS ready ${studentsOfBoard(reader, taskId, classId)} AND ${isReady}) r WHERE r.ready > 0`,
  });
}
