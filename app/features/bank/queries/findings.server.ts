import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { questionFindings } from "#drizzle/schema/bank/question-editing.ts";
import { questionItems, questions } from "#drizzle/schema/bank/questions.ts";
import { type FindingKind, findingKinds } from "../domain/findings.ts";
import { audited } from "./question-fields.server.ts";

const finding = {
  ...audited,
  ...pick(columns(questionFindings, "f"), "evidence", "at"),
  area: outer(columns(questionItems, "i")).area,
};
export type FindingRow = RowOf<typeof finding>;

/** Unsettled findings of a kind, newest question first, below an ord. */
export function openFindings(db: Database, kind: FindingKind, below: number, limit: number) {
  return db.select(
    finding,
    sql`FROM question_findings f CROSS JOIN questions q ON q.ord = f.ord CROSS JOIN question_keys k ON k.ord = f.ord
      LEFT JOIN question_items i ON i.ord = f.ord
    WHERE f.kind = ${kind} AND f.settled_at IS NULL AND f.ord < CAST(${below} AS INTEGER)
    ORDER BY f.ord DESC LIMIT ${limit}`,
  );
}

const proposed = {
  ...finding,
  ...pick(columns(questions, "q"), "statementHtml", "alternativesHtml", "skill", "kind"),
};

/** The newest question with proposed topics below an ord: at most one. */
export function nextProposed(db: Database, below: number) {
  return db.select(
    proposed,
    sql`FROM question_findings f CROSS JOIN questions q ON q.ord = f.ord CROSS JOIN question_keys k ON k.ord = f.ord
      LEFT JOIN question_items i ON i.ord = f.ord
    WHERE f.kind = 'topic' AND f.settled_at IS NULL AND f.ord < CAST(${below} AS INTEGER)
    ORDER BY f.ord DESC LIMIT 1`,
  );
}

/** Unsettled findings of each kind, counted up to `most`: one row. */
export function countFindings(db: Database, most: number) {
  const one = (kind: FindingKind) =>
    int(sql`(SELECT count(*) FROM (
      SELECT 1 FROM question_findings WHERE kind = ${kind} AND settled_at IS NULL LIMIT ${most}))`);
  return db.select(Object.fromEntries(findingKinds.map((kind) => [kind, one(kind)])), sql``);
}

/** Resolves a finding, with the audit row: a row if it was open. */
export function updateFinding(
  db: Database,
  { kind, ord, code }: { kind: FindingKind; ord: number; code: string },
  entry: AuditEntry,
) {
  const open = sql`kind = ${kind} AND ord = CAST(${ord} AS INTEGER) AND settled_at IS NULL`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${code}`,
      after: sql`${JSON.stringify({ finding: kind })}`,
      from: sql`FROM question_findings WHERE ${open}`,
    }),
    settled: db.returning(
      pick(columns(questionFindings), "ord"),
      sql`UPDATE question_findings SET settled_at = ${entry.at} WHERE ${open}`,
    ),
  };
}
