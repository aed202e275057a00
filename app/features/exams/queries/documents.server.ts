import { type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "#app/platform/audit/queries/audit.server.ts";
import { insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { examDocuments } from "#drizzle/schema/exams/exams.ts";

const exam = columns(examDocuments, "e");
const listed = pick(exam, "id", "title", "questionCount", "version", "updatedAt");
const written = pick(columns(examDocuments), "id");
export type ListedExam = RowOf<typeof listed>;
export type ExamDocumentRow = RowOf<typeof exam>;

/** Latest change first, below a cursor; null: from the start. */
export function examsIn(
  db: Database,
  state: ExamDocumentRow["state"],
  page: { before: { at: number; id: string } | null; limit: number },
) {
  const { at, id } = page.before ?? { at: FIRST_PAGE, id: "" };
  return db.select(
    listed,
    sql`FROM exam_documents e WHERE e.state = ${state} AND (e.updated_at, e.id) < (CAST(${at} AS INTEGER), ${id})
    ORDER BY e.updated_at DESC, e.id DESC LIMIT ${page.limit}`,
  );
}

export function examsById(db: Database, ids: readonly string[]) {
  return db.select(
    exam,
    sql`FROM json_each(${JSON.stringify(ids)}) wanted CROSS JOIN exam_documents e ON e.id = wanted.value`,
  );
}

const shown = (of: string): SQL =>
  sql.raw(`json_object('title', ${of}.title, 'state', ${of}.state, 'questions', ${of}.question_count)`);

/** Writes an exam at `row.version - 1` (0: new) with its audit row. The second result has no row at another version. */
export function writeExam(db: Database, row: ExamDocumentRow, entry: AuditEntry) {
  const { id, state, title, questionCount } = row;
  const before = row.version - 1;
  const columns = sql`id, state, title, institution, year, phase, day, booklet, subject, drafts, stored, question_count, version, updated_at`;
  const values = sql`${id}, ${state}, ${title}, ${row.institution}, ${row.year}, ${row.phase}, ${row.day}, ${row.booklet},
    ${row.subject}, ${JSON.stringify(row.drafts)}, ${JSON.stringify(row.stored)}, ${questionCount}, ${row.version}, ${row.updatedAt}`;
  const audit = insertAudit(db, entry, {
    subjectId: sql`${id}`,
    before: before === 0 ? sql`'{}'` : sql`${shown("e")}`,
    after: sql`json_object('title', ${title}, 'state', ${state}, 'questions', CAST(${questionCount} AS INTEGER))`,
    from:
      before === 0
        ? sql`WHERE NOT EXISTS (SELECT 1 FROM exam_documents WHERE id = ${id})`
        : sql`FROM exam_documents e WHERE e.id = ${id} AND e.version = ${before}`,
  });
  const write =
    before === 0
      ? db.returning(
          written,
          sql`INSERT INTO exam_documents (${columns}) SELECT ${values} WHERE true ON CONFLICT (id) DO NOTHING`,
        )
      : db.returning(
          written,
          sql`UPDATE exam_documents SET (${columns}) = (SELECT ${values}) WHERE id = ${id} AND version = ${before}`,
        );
  return { audit, written: write };
}

/** Deletes a pending exam at this version, with the audit row (R-BANK-13). */
export function removePending(db: Database, exam: { id: string; version: number }, entry: AuditEntry) {
  const which = sql`e.id = ${exam.id} AND e.version = ${exam.version} AND e.state = 'pending'`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`e.id`,
      before: sql`${shown("e")}`,
      from: sql`FROM exam_documents e WHERE ${which}`,
    }),
    removed: db.returning(written, sql`DELETE FROM exam_documents AS e WHERE ${which}`),
  };
}
