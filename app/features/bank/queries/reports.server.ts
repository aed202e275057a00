import { sql } from "drizzle-orm";
import {
  insertNotifications,
  type NewPersonal,
  trimPersonals,
} from "#app/features/messages/queries/personal-notices.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionReports } from "#drizzle/schema/bank/question-editing.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import type { ReportKind, ReportOutcome } from "../domain/error-report.ts";
import { audited } from "./question-fields.server.ts";

export type NewReport = { ord: number; userId: string; kind: ReportKind; content: string; at: number };

const report = columns(questionReports);

/** No row: the limit (`limitKey`, counted right before) is full, the question invisible, or a report open. */
export function insertReport(db: Database, added: NewReport, limitKey: string) {
  const { ord, userId, kind, content, at } = added;
  return db.returning(
    pick(report, "num"),
    sql`INSERT INTO question_reports (ord, user_id, kind, content, created_at)
    SELECT q.ord, ${userId}, ${kind}, ${content}, ${at} FROM questions q
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)
    ON CONFLICT DO NOTHING`,
  );
}

/** Whether a question is visible, and whether the person has an open report on it. */
export function reportState(db: Database, ord: number, userId: string) {
  const reported = sql`SELECT 1 FROM question_reports r
    WHERE r.user_id = ${userId} AND r.ord = q.ord AND r.closed_at IS NULL`;
  return db.select(
    { open: flag(sql`EXISTS (${reported})`) },
    sql`FROM questions q WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

const sameQuestion = sql`SELECT 1 FROM question_reports o WHERE o.ord = r.ord AND o.closed_at IS NULL LIMIT 100`;
const listed = {
  ...audited,
  ...pick(columns(questionReports, "r"), "num", "kind", "content", "createdAt", "userId"),
  userName: text(sql`u.first_name || ' ' || u.last_name`),
  /** With this one, counted up to 100. */
  same: int(sql`(SELECT count(*) FROM (${sameQuestion}))`),
};
export type ReportRow = RowOf<typeof listed>;

/** Newest first, below a number. */
export function openReports(db: Database, below: number, limit: number) {
  return db.select(
    listed,
    sql`FROM question_reports r CROSS JOIN questions q ON q.ord = r.ord CROSS JOIN question_keys k ON k.ord = r.ord
      CROSS JOIN users u ON u.id = r.user_id
    WHERE r.closed_at IS NULL AND r.num < CAST(${below} AS INTEGER) ORDER BY r.num DESC LIMIT ${limit}`,
  );
}

export function countOpenReports(db: Database, most: number) {
  return db.select(
    { n: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM question_reports WHERE closed_at IS NULL LIMIT ${most})`,
  );
}

export function openReport(db: Database, num: number) {
  return db.select(
    pick(report, "num", "ord", "userId"),
    sql`FROM question_reports WHERE num = CAST(${num} AS INTEGER) AND closed_at IS NULL`,
  );
}

/** Closes a report atomically: audit row, notice to its reporter, report. */
export function closeReportOf(
  db: Database,
  closed: { num: number; code: string; outcome: ReportOutcome; reply: string },
  notice: NewPersonal,
  entry: AuditEntry,
) {
  const { num, code, outcome, reply } = closed;
  const open = sql`EXISTS (SELECT 1 FROM question_reports WHERE num = ${num} AND closed_at IS NULL)`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${code}`,
      after: sql`${JSON.stringify({ outcome: outcome === "fixed" ? "corrigida" : "fica como está" })}`,
      from: sql`WHERE ${open}`,
    }),
    notifications: insertNotifications(db, [notice], open),
    personals: trimPersonals(db, [notice], open),
    closed: db.returning(
      pick(report, "num"),
      sql`UPDATE question_reports SET outcome = ${outcome}, reply = ${reply}, closed_at = ${entry.at}
      WHERE num = ${num} AND closed_at IS NULL`,
    ),
    live: db.select(
      pick(columns(notifications, "n"), "id", "num"),
      sql`FROM notifications n CROSS JOIN live_channels c ON c.user_id = substr(n.audience, 8)
      WHERE n.id = ${notice.id}`,
    ),
  };
}
