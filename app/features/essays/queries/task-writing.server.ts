import { type SQL, sql } from "drizzle-orm";
import { type ChangeStamp, schoolNumber } from "#app/features/school/queries/people.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, text } from "#app/platform/db/fields.server.ts";
import type { EssayTaskInput, OwnTheme } from "../domain/tasks/essay-task.ts";
import { mayChange, type TaskReader } from "./task-right.server.ts";

const changed = { id: text(sql`id`) };

/** A theme that the school writes itself, or none, for a new task (`taskId` null) or one that the reader may change. */
export function insertOwnTheme(
  db: Database,
  reader: TaskReader,
  { id, own, profile, taskId }: { id: string; own: OwnTheme | null; profile: string; taskId: string | null },
  { at, by }: ChangeStamp,
) {
  const may =
    taskId === null
      ? sql`1`
      : sql`EXISTS (SELECT 1 FROM essay_tasks k WHERE k.id = ${taskId} AND ${mayChange(reader)}
        AND NOT EXISTS (SELECT 1 FROM essays e WHERE e.task = k.num))`;
  return db.statement(sql`INSERT INTO essay_themes (id, school, exam, axis, title, command, texts, profile, created_by, updated_at)
    SELECT ${id}, s.id, j.value ->> 'exam', 'escola', j.value ->> 'title', j.value ->> 'command', j.value -> 'texts', ${profile}, ${by}, ${at}
    FROM json_each(${JSON.stringify(own ? [own] : [])}) j CROSS JOIN schools s WHERE s.id = ${reader.schoolId} AND ${may}`);
}

type Stored = Pick<EssayTaskInput, "profile" | "graders" | "readers" | "peers" | "dueAt" | "note"> & {
  id: string;
  themeId: string;
  opensAt: number;
};

/** Condition on `essay_themes t`: of the platform, or the school's own. */
function usable(schoolId: string, themeId: string): SQL {
  return sql`t.id = ${themeId} AND (t.school IS NULL OR t.school = ${schoolId}) AND t.deleted_at IS NULL`;
}

/** Numbers of staff, as JSON. */
function gradersOf(schoolId: string, ids: readonly string[]): SQL {
  return sql`(SELECT json_group_array(p.num) FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN school_people p ON p.id = j.value
    WHERE p.school = ${schoolNumber(schoolId)} AND p.role <> 'student')`;
}

/** A row where the theme may be used. */
export function insertEssayTask(
  db: Database,
  { schoolId }: TaskReader,
  task: Stored,
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`INSERT INTO essay_tasks (id, school, theme, profile, note, opens_at, due_at, readers, peers, graders, created_by, updated_by, updated_at)
    SELECT ${task.id}, s.id, t.num, ${task.profile}, ${task.note}, ${task.opensAt}, ${task.dueAt}, ${task.readers}, ${task.peers ? 1 : 0},
      ${gradersOf(schoolId, task.graders)}, ${by}, ${by}, ${at}
    FROM schools s CROSS JOIN essay_themes t WHERE s.id = ${schoolId} AND ${usable(schoolId, task.themeId)}`,
  );
}

/** A row where the reader may. Theme and profile stay once somebody began. */
export function updateTask(db: Database, reader: TaskReader, task: Stored, { at, by }: ChangeStamp) {
  const { schoolId } = reader;
  const isBegun = sql`EXISTS (SELECT 1 FROM essays e WHERE e.task = essay_tasks.num)`;
  const theme = sql`(SELECT t.num FROM essay_themes t WHERE ${usable(schoolId, task.themeId)})`;
  return db.returning(
    changed,
    sql`UPDATE essay_tasks SET theme = iif(${isBegun}, theme, coalesce(${theme}, theme)),
      profile = iif(${isBegun}, profile, ${task.profile}), note = ${task.note}, opens_at = ${task.opensAt}, due_at = ${task.dueAt},
      readers = ${task.readers}, peers = ${task.peers ? 1 : 0}, graders = ${gradersOf(schoolId, task.graders)}, updated_by = ${by}, updated_at = ${at}
    WHERE num = (SELECT k.num FROM essay_tasks k WHERE k.id = ${task.id} AND ${mayChange(reader)})`,
  );
}

/** Classes and single students as they shall be: of the school. */
export function audienceStatements(
  db: Database,
  reader: TaskReader,
  { id, classes, people }: { id: string; classes: readonly string[]; people: readonly string[] },
) {
  const own = sql`(SELECT k.num FROM essay_tasks k WHERE k.id = ${id} AND ${mayChange(reader)})`;
  const ofSchool = schoolNumber(reader.schoolId);
  const wantedClasses = sql`(SELECT c.num FROM json_each(${JSON.stringify(classes)}) j CROSS JOIN school_classes c
    ON c.id = j.value WHERE c.school = ${ofSchool})`;
  const wantedPeople = sql`(SELECT p.num FROM json_each(${JSON.stringify(people)}) j CROSS JOIN school_people p
    ON p.id = j.value WHERE p.school = ${ofSchool} AND p.role = 'student')`;
  return {
    insertEssayTaskClasses: db.statement(sql`INSERT OR IGNORE INTO essay_task_classes (class, task)
      SELECT w.num, n.num FROM ${wantedClasses} w CROSS JOIN ${own} n`),
    deleteEssayTaskClasses: db.statement(
      sql`DELETE FROM essay_task_classes WHERE task = ${own} AND class NOT IN ${wantedClasses}`,
    ),
    insertEssayTaskPeople: db.statement(sql`INSERT OR IGNORE INTO essay_task_people (person, task)
      SELECT w.num, n.num FROM ${wantedPeople} w CROSS JOIN ${own} n`),
    deleteEssayTaskPeople: db.statement(
      sql`DELETE FROM essay_task_people WHERE task = ${own} AND person NOT IN ${wantedPeople}`,
    ),
  };
}

/** Softly; what was written stays. A row where the reader may. Its notices go. */
export function softlyDeleteTask(db: Database, reader: TaskReader, id: string, { at, by }: ChangeStamp) {
  return db.returning(
    changed,
    sql`UPDATE essay_tasks SET deleted_at = ${at}, updated_at = ${at}, updated_by = ${by}
    WHERE num = (SELECT k.num FROM essay_tasks k WHERE k.id = ${id} AND ${mayChange(reader)})`,
  );
}

/** Undoes a deletion: management any, others what they made. */
export function restoreTask(
  db: Database,
  { schoolId, role, accountId }: TaskReader,
  id: string,
  { at, by }: ChangeStamp,
) {
  const own = role === "manager" ? sql`1` : sql`created_by = ${accountId}`;
  return db.returning(
    changed,
    sql`UPDATE essay_tasks SET deleted_at = NULL, updated_at = ${at}, updated_by = ${by}
    WHERE id = ${id} AND school = ${schoolId} AND deleted_at IS NOT NULL AND ${own}`,
  );
}

/** Notices of a deleted task. '.' follows '-'. */
export function deleteNoticesOfTask(db: Database, id: string) {
  const name = sql`(SELECT 'redacao-' || k.num FROM essay_tasks k WHERE k.id = ${id} AND k.deleted_at IS NOT NULL)`;
  return db.statement(sql`DELETE FROM notifications WHERE id > ${name} || '-' AND id < ${name} || '.'`);
}

/** Students of a task with an account, as many as a panel lists. */
export function studentsToTell(db: Database, reader: TaskReader, id: string, limit: number) {
  return db.select(
    {
      task: int(sql`w.task`),
      person: int(sql`w.person`),
      userId: text(sql`u.id`),
      title: text(sql`w.title`),
    },
    sql`FROM (SELECT k.num AS task, t.title, m.person FROM essay_tasks k CROSS JOIN essay_themes t ON t.num = k.theme
        CROSS JOIN essay_task_classes l ON l.task = k.num
        CROSS JOIN class_members m ON m.class = l.class AND m.until = 0 AND m.role = 'student' WHERE k.id = ${id} AND ${mayChange(reader)}
      UNION SELECT k.num, t.title, i.person FROM essay_tasks k CROSS JOIN essay_themes t ON t.num = k.theme
        CROSS JOIN essay_task_people i ON i.task = k.num WHERE k.id = ${id} AND ${mayChange(reader)} LIMIT ${limit}) w
    CROSS JOIN school_people p ON p.num = w.person AND p.active = 1 CROSS JOIN users u ON u.num = p.account`,
  );
}

/** The audit row of what the statement before it changed, with the theme; none if it changed nothing. */
export function auditTask(db: Database, entry: AuditEntry, id: string, after: object) {
  return insertAudit(db, entry, {
    subjectId: sql`${id}`,
    before: sql`'{}'`,
    after: sql`json_set(${JSON.stringify(after)}, '$.title', (SELECT t.title FROM essay_tasks o CROSS JOIN essay_themes t
      ON t.num = o.theme WHERE o.id = ${id}))`,
    from: sql`FROM (SELECT 1 WHERE changes() > 0) z`,
  });
}
