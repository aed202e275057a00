import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { comments } from "#drizzle/schema/forum/comments.ts";
import { cases } from "#drizzle/schema/forum/moderation.ts";

const undoable = {
  ...pick(columns(cases, "k"), "num", "target"),
  closedAt: int(sql`k.closed_at`),
  ...pick(columns(comments, "c"), "ord"),
};
type UndoableCase = RowOf<typeof undoable>;

/** Somebody's own decision after a moment. */
export function undoableCase(
  db: Database,
  { num, decider, since }: { num: number; decider: string; since: number },
) {
  return db.select(
    undoable,
    sql`FROM cases k CROSS JOIN comments c ON c.num = k.target WHERE k.num = CAST(${num} AS INTEGER)
    AND k.decided_by = ${decider} AND k.closed_at > ${since} AND k.before IS NOT NULL`,
  );
}

/** The post as before. What its author changed or deleted since then stays. */
function restorePost(db: Database, { target, ord }: UndoableCase, was: (key: string) => SQL, when: SQL) {
  const isCorrected = sql`source = ${was("corrected")} AND state <> 'deleted'`;
  const corrected = (column: "source" | "html" | "edited_at", key: string) => {
    const own = sql.identifier(column);
    return sql`${own} = CASE WHEN ${isCorrected} THEN ${was(key)} ELSE ${own} END`;
  };
  return [
    db.statement(sql`UPDATE comments SET
      reports = (SELECT count(*) FROM comment_reports r WHERE r.comment = ${target} AND r.closed_at IS NULL),
      ${corrected("source", "source")}, ${corrected("html", "html")}, ${corrected("edited_at", "editedAt")},
      state = CASE WHEN state = 'deleted' THEN state ELSE ${was("state")} END
      WHERE num = ${target} AND ${when}`),
    db.statement(sql`UPDATE threads SET title = ${was("title")} WHERE num = ${-ord} AND ${was("title")} IS NOT NULL
      AND EXISTS (SELECT 1 FROM comments c WHERE c.num = ${target} AND c.source = ${was("source")})`),
    db.statement(sql`DELETE FROM comment_versions WHERE comment = ${target} AND num > coalesce(${was("version")}, 0)
      AND ${was("source")} IS NOT NULL AND ${when}
      AND EXISTS (SELECT 1 FROM comments c WHERE c.num = ${target} AND c.edited_at IS ${was("editedAt")})`),
  ] as const;
}

/** Reopens the case, with what was reported meanwhile. */
function reopen(db: Database, { num, target }: UndoableCase, isDone: SQL) {
  const newer = (column: "causes" | "urgency" | "appeal") =>
    sql`(SELECT n.${sql.identifier(column)} FROM cases n WHERE n.target = ${target} AND n.closed_at IS NULL)`;
  return {
    merged: db.statement(sql`UPDATE cases SET causes = causes | coalesce(${newer("causes")}, 0),
      urgency = min(urgency, coalesce(${newer("urgency")}, urgency)), appeal = coalesce(appeal, ${newer("appeal")})
      WHERE ${isDone}`),
    newer: db.statement(sql`DELETE FROM cases WHERE target = ${target} AND num <> ${num} AND closed_at IS NULL
      AND EXISTS (SELECT 1 FROM cases WHERE ${isDone})`),
    reopened: db.returning(
      pick(columns(cases), "num"),
      sql`UPDATE cases SET closed_at = NULL, outcome = NULL, reason = NULL, decided_by = NULL, before = NULL WHERE ${isDone}`,
    ),
  };
}

/** Atomic: the post, its reports, its acceptance and its author's rights are as before. The last statement gives a row if so. */
export function undoDecisionOf(db: Database, decided: UndoableCase, entry: AuditEntry) {
  const { num, target, closedAt, ord } = decided;
  const isDone = sql`num = ${num} AND closed_at = ${closedAt} AND before IS NOT NULL`;
  const was = (key: string): SQL => sql`(SELECT before ->> ${key} FROM cases WHERE ${isDone})`;
  const when = sql`EXISTS (SELECT 1 FROM cases WHERE ${isDone})`;
  const [from, to] = [`case-${num}-`, `case-${num}.`];
  const banned = sql`user_id = (SELECT c.user_id FROM comments c WHERE c.num = ${target}) AND ${was("bans")} = 1`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${String(target)}`,
      after: sql`${JSON.stringify({ case: String(num) })}`,
      from: sql`WHERE ${when}`,
    }),
    notices: db.statement(sql`DELETE FROM notifications WHERE id > ${from} AND id < ${to} AND ${when}`),
    reports: db.statement(sql`UPDATE comment_reports SET closed_at = NULL
      WHERE comment = ${target} AND closed_at = ${closedAt} AND ${when}`),
    banEnded: db.statement(sql`DELETE FROM posting_bans WHERE ${banned} AND ${was("ban")} IS NULL`),
    banRestored: db.statement(sql`UPDATE posting_bans SET until = ${was("ban")}, reason = ${was("banReason")}
      WHERE ${banned} AND ${was("ban")} IS NOT NULL`),
    post: restorePost(db, decided, was, when),
    accepted: db.statement(sql`UPDATE threads SET accepted = ${target}, proposed_at = ${was("proposedAt")}
      WHERE num = ${-ord} AND accepted IS NULL AND ${was("accepted")} = 1
        AND EXISTS (SELECT 1 FROM comments c WHERE c.num = ${target} AND c.state = 'shown')`),
    ...reopen(db, decided, isDone),
  };
}
