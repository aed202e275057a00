import { type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "../admin/audit.server.ts";
import { insertAudit } from "../admin/audit.server.ts";
import { type Database, statement } from "../database.server.ts";

/** An exam's document as it stands; `drafts` and `stored` are JSON. */
export type ExamRow = {
  id: string;
  state: "pending" | "completed";
  title: string;
  institution: string;
  year: number;
  phase: string | null;
  day: number | null;
  booklet: string | null;
  subject: string | null;
  drafts: string;
  stored: string;
  questionCount: number;
  version: number;
  updatedAt: number;
};

export type ListedExam = Pick<ExamRow, "id" | "title" | "questionCount" | "version" | "updatedAt">;

/** Exams in a state, changed last first, below a place in that order; null: from its start. */
export function examsIn(
  db: Database,
  state: ExamRow["state"],
  page: { before: { at: number; id: string } | null; limit: number },
) {
  const { at, id } = page.before ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
  return statement<ListedExam>(
    db,
    sql`SELECT id, title, question_count AS questionCount, version, updated_at AS updatedAt FROM exam_documents
    WHERE state = ${state} AND (updated_at, id) < (CAST(${at} AS INTEGER), ${id}) ORDER BY updated_at DESC, id DESC LIMIT ${page.limit}`,
  );
}

/** Exams by their ids. */
export function examsById(db: Database, ids: readonly string[]) {
  return statement<ExamRow>(
    db,
    sql`SELECT e.id, e.state, e.title, e.institution, e.year, e.phase, e.day, e.booklet, e.subject, e.drafts, e.stored,
      e.question_count AS questionCount, e.version, e.updated_at AS updatedAt
    FROM json_each(${JSON.stringify(ids)}) wanted CROSS JOIN exam_documents e ON e.id = wanted.value`,
  );
}

/** What an exam's audit rows show of it. */
const shown = (of: string): SQL =>
  sql.raw(`json_object('title', ${of}.title, 'state', ${of}.state, 'questions', ${of}.question_count)`);

/**
 * Writes an exam that stood at `row.version - 1` (0: that was not there), with its audit row. The second result holds a row
 * where it was written, and none where it stands at another version.
 */
export function writeExam(db: Database, row: ExamRow, entry: AuditEntry) {
  const { id, state, title, questionCount } = row;
  const before = row.version - 1;
  const columns = sql`id, state, title, institution, year, phase, day, booklet, subject, drafts, stored, question_count, version, updated_at`;
  const values = sql`${id}, ${state}, ${title}, ${row.institution}, ${row.year}, ${row.phase}, ${row.day}, ${row.booklet},
    ${row.subject}, ${row.drafts}, ${row.stored}, ${questionCount}, ${row.version}, ${row.updatedAt}`;
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
      ? statement<{ id: string }>(
          db,
          sql`INSERT INTO exam_documents (${columns}) SELECT ${values} WHERE true ON CONFLICT (id) DO NOTHING RETURNING id`,
        )
      : statement<{ id: string }>(
          db,
          sql`UPDATE exam_documents SET (${columns}) = (SELECT ${values}) WHERE id = ${id} AND version = ${before} RETURNING id`,
        );
  return [audit, write] as const;
}

/** Removes a pending exam at this version, and its entry with it, with the audit row (spec 001 §4). */
export function removePending(db: Database, exam: { id: string; version: number }, entry: AuditEntry) {
  const which = sql`e.id = ${exam.id} AND e.version = ${exam.version} AND e.state = 'pending'`;
  return [
    insertAudit(db, entry, {
      subjectId: sql`e.id`,
      before: sql`${shown("e")}`,
      after: sql`'{}'`,
      from: sql`FROM exam_documents e WHERE ${which}`,
    }),
    statement<{ id: string }>(db, sql`DELETE FROM exam_documents AS e WHERE ${which} RETURNING id`),
  ] as const;
}
