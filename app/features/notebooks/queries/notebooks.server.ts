import { type SQL, sql } from "drizzle-orm";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import type { ChangeStamp } from "#app/features/school/queries/people.server.ts";
import { schoolNumber } from "#app/features/school/queries/people.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, text } from "#app/platform/db/fields.server.ts";
import { notebooks } from "#drizzle/schema/notebooks/notebooks.ts";
import type { StoredSection } from "../domain/sections.ts";
import { databaseClock, mayWrite } from "./notebook-right.server.ts";

const one = pick(columns(notebooks, "n"), "num", "id", "title", "active", "questions", "sections");

/** A notebook the reader may write. */
export function notebookToWrite(db: Database, reader: NotebookReader, id: string) {
  return db.select(one, sql`FROM notebooks n WHERE n.id = ${id} AND ${mayWrite(reader)}`);
}

/** The numbers of notebooks the reader may write, by their ids. */
function writable(reader: NotebookReader, ids: readonly string[]): SQL {
  return sql`(SELECT n.num FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN notebooks n ON n.id = j.value
    WHERE ${mayWrite(reader)})`;
}

export type NewNotebook = {
  id: string;
  title: string;
  words: string;
  sections: Record<string, StoredSection>;
};
const changed = { id: text(sql`id`) };

/** Adds a notebook; who makes it writes it. A row if there is the school. */
export function insertNotebook(
  db: Database,
  { schoolId, person }: Pick<NotebookReader, "schoolId" | "person">,
  { id, title, words, sections }: NewNotebook,
  { at, by }: ChangeStamp,
) {
  return {
    rows: db.returning(
      changed,
      sql`INSERT INTO notebooks (id, school, title, words, sections, created_at, updated_at, updated_by)
      SELECT ${id}, s.id, ${title}, ${words}, ${JSON.stringify(sections)}, ${at}, ${at}, ${by}
      FROM schools s WHERE s.id = ${schoolId}`,
    ),
    writer: db.statement(sql`INSERT INTO notebook_teachers (person, notebook)
      SELECT p.num, n.num FROM notebooks n CROSS JOIN school_people p ON p.num = ${person ?? -1} WHERE n.id = ${id}`),
  };
}

/** A notebook's sections and blocks once more under a new id and title, without classes. */
export function copyNotebook(
  db: Database,
  reader: NotebookReader,
  { from, id, title, words }: { from: string; id: string; title: string; words: string },
  { at, by }: ChangeStamp,
) {
  return {
    rows: db.returning(
      changed,
      sql`INSERT INTO notebooks (id, school, title, words, sections, questions, created_at, updated_at, updated_by)
      SELECT ${id}, n.school, ${title}, ${words}, n.sections, n.questions, ${at}, ${at}, ${by}
      FROM notebooks n WHERE n.id = ${from} AND ${mayWrite(reader)}`,
    ),
    writer: db.statement(sql`INSERT INTO notebook_teachers (person, notebook)
      SELECT p.num, n.num FROM notebooks n CROSS JOIN school_people p ON p.num = ${reader.person ?? -1} WHERE n.id = ${id}`),
    blocks:
      db.statement(sql`INSERT INTO blocks (notebook, id, section, place, kind, changed, source, html, updated_by, at, since, operation)
      SELECT n.num, b.id, b.section, b.place, b.kind, ${databaseClock}, b.source, b.html, ${by}, ${at}, ${at}, ''
      FROM notebooks f CROSS JOIN blocks b ON b.notebook = f.num AND b.deleted = 0 CROSS JOIN notebooks n
      WHERE f.id = ${from} AND n.id = ${id}`),
  };
}

/** A row for each one renamed. */
export function renameNotebook(
  db: Database,
  reader: NotebookReader,
  { id, title, words }: { id: string; title: string; words: string },
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE notebooks SET title = ${title}, words = ${words}, updated_at = ${at}, updated_by = ${by}
    WHERE num IN ${writable(reader, [id])}`,
  );
}

/** The audit row of a new title, before the change itself; none if the reader may not write or it is the same. */
export function auditRename(
  db: Database,
  entry: AuditEntry,
  reader: NotebookReader,
  { id, title }: { id: string; title: string },
) {
  return insertAudit(db, entry, {
    subjectId: sql`${id}`,
    before: sql`json_object('title', n.title)`,
    after: sql`json_object('title', ${title})`,
    from: sql`FROM notebooks n WHERE n.id = ${id} AND ${mayWrite(reader)} AND n.title <> ${title}`,
  });
}

/** (In)activates; a row for each one changed. */
export function setNotebooksActive(
  db: Database,
  reader: NotebookReader,
  { ids, active }: { ids: readonly string[]; active: boolean },
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE notebooks SET active = ${active ? 1 : 0}, updated_at = ${at}, updated_by = ${by}
    WHERE num IN ${writable(reader, ids)} AND active <> ${active ? 1 : 0}`,
  );
}

/** Deletes, so that it can be undone; a row for each. */
export function deleteNotebooks(
  db: Database,
  reader: NotebookReader,
  ids: readonly string[],
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE notebooks SET deleted_at = ${at}, updated_at = ${at}, updated_by = ${by}
    WHERE num IN ${writable(reader, ids)}`,
  );
}

/** Undoes a deletion: management any, others what they deleted themselves. */
export function restoreNotebooks(
  db: Database,
  { schoolId, role }: NotebookReader,
  ids: readonly string[],
  { at, by }: ChangeStamp,
) {
  const own = role === "manager" ? sql`1` : sql`updated_by = ${by}`;
  return db.returning(
    changed,
    sql`UPDATE notebooks SET deleted_at = NULL, updated_at = ${at}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND school = ${schoolId}
      AND deleted_at IS NOT NULL AND ${own}`,
  );
}

/** The notebook's classes as they shall be: removed ones lose it, added ones gain it (R-SCHOOL-3). */
export function reconcileClasses(
  db: Database,
  reader: NotebookReader,
  { id, classes }: { id: string; classes: readonly string[] },
  { at, by }: ChangeStamp,
) {
  const wanted = sql`(SELECT c.num FROM json_each(${JSON.stringify(classes)}) j CROSS JOIN school_classes c ON c.id = j.value
    WHERE c.school = ${schoolNumber(reader.schoolId)})`;
  const notebook = writable(reader, [id]);
  return {
    rows: db.returning(
      changed,
      sql`UPDATE notebooks SET updated_at = ${at}, updated_by = ${by} WHERE num IN ${notebook}`,
    ),
    // Before classes are removed: they may be the right to write it.
    added: db.statement(sql`INSERT OR IGNORE INTO class_notebooks (class, notebook)
      SELECT w.num, n.num FROM ${wanted} w CROSS JOIN ${notebook} n`),
    removed: db.statement(
      sql`DELETE FROM class_notebooks WHERE notebook IN ${notebook} AND class NOT IN ${wanted}`,
    ),
  };
}

/** Notes when somebody wrote, at most once a minute. */
export function touchNotebook(db: Database, id: string, { at, by }: ChangeStamp) {
  return db.statement(sql`UPDATE notebooks SET updated_at = ${at}, updated_by = ${by}
    WHERE id = ${id} AND updated_at < ${at} - 60`);
}

/** A school's notebooks by their exact title. */
export function notebooksOfTitle(db: Database, schoolId: string, title: string) {
  return db.select(changed, sql`FROM notebooks WHERE school = ${schoolId} AND title = ${title} LIMIT 1`);
}

/** The audit row of several notebooks: those that the statement before it changed. `as`: what became of them. */
export function auditNotebooks(
  db: Database,
  entry: AuditEntry,
  ids: readonly string[],
  { as, after = {} }: { as: "notebooks" | "deleted" | "restored"; after?: object },
) {
  return insertAudit(db, entry, {
    subjectId: sql`z.first`,
    after: sql`json_set(${JSON.stringify(after)}, ${`$.${as}`}, json(z.changed))`,
    from: sql`FROM (SELECT min(n.id) AS first, json_group_array(n.id) AS changed
      FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN notebooks n ON n.id = j.value
      WHERE n.updated_at = CAST(${entry.at} AS INTEGER)) z WHERE changes() > 0 AND z.first IS NOT NULL`,
  });
}

/** The audit row of what the statement before it changed, with the title; none if it changed nothing. */
export function auditNotebook(db: Database, entry: AuditEntry, id: string, after: object) {
  return insertAudit(db, entry, {
    subjectId: sql`${id}`,
    before: sql`'{}'`,
    after: sql`json_set(${JSON.stringify(after)}, '$.title', (SELECT o.title FROM notebooks o WHERE o.id = ${id}))`,
    from: sql`FROM (SELECT 1 WHERE changes() > 0) z`,
  });
}
