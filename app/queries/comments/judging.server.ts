import { sql } from "drizzle-orm";
import type { ReportReason } from "#app/domain/comments/comment.ts";
import { comments } from "#drizzle/schema/comments.ts";
import { notifications } from "#drizzle/schema/notifications.ts";
import { type AuditEntry, insertAudit } from "../admin/audit.server.ts";
import type { Database } from "../database.server.ts";
import { columns, int, json, orNull, pick, type RowOf, text } from "../fields.server.ts";
import {
  insertNotifications,
  type NewPersonal,
  trimPersonals,
} from "../notifications/personal-notices.server.ts";
import { placed } from "../questions/question-fields.server.ts";

const reported = {
  ...placed,
  ...pick(columns(comments, "c"), "num", "state", "html", "createdAt", "editedAt", "userId"),
  userName: orNull(text(sql`u.first_name || ' ' || u.last_name`)),
  /** Oldest first. */
  reports: json<{ reason: ReportReason; at: number }[]>(sql`(
    SELECT json_group_array(json_object('reason', r.reason, 'at', r.created_at)) FROM comment_reports r
    WHERE r.comment = c.num AND r.closed_at IS NULL)`),
};
/** For the team only. */
export type ReportedRow = RowOf<typeof reported>;

/** Newest first, below a number. */
export function reportedComments(db: Database, below: number, limit: number) {
  return db.select(
    reported,
    sql`FROM comments c CROSS JOIN questions q ON q.ord = c.ord LEFT JOIN users u ON u.id = c.user_id
    WHERE c.reports > 0 AND c.num < CAST(${below} AS INTEGER) ORDER BY c.num DESC LIMIT ${limit}`,
  );
}

/** Comments to decide, counted up to `most`. */
export function countReported(db: Database, most: number) {
  return db.select(
    { n: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM comments WHERE reports > 0 AND num > 0 LIMIT ${most})`,
  );
}

const waiting = pick(columns(comments), "num", "ord", "state", "userId");
export type Waiting = RowOf<typeof waiting>;

export function reportedComment(db: Database, num: number) {
  return db.select(waiting, sql`FROM comments WHERE num = CAST(${num} AS INTEGER) AND reports > 0`);
}

export type CommentVerdict = "kept" | "removed";

/** Atomic. Notifies the author, if any; a comment deleted meanwhile stays deleted and loses its text. */
export function judgeCommentOf(
  db: Database,
  judged: Waiting & { verdict: CommentVerdict; code: string },
  notices: readonly NewPersonal[],
  entry: AuditEntry,
) {
  const { num, verdict, code } = judged;
  const waits = sql`EXISTS (SELECT 1 FROM comments WHERE num = ${num} AND reports > 0)`;
  const emptied = (column: "source" | "html") =>
    sql`${sql.identifier(column)} = CASE WHEN state = 'deleted' THEN '' ELSE ${sql.identifier(column)} END`;
  return [
    insertAudit(db, entry, {
      subjectId: sql`${code}`,
      after: sql`${JSON.stringify({ comment: String(num), outcome: verdict === "kept" ? "mantido" : "retirado" })}`,
      from: sql`WHERE ${waits}`,
    }),
    insertNotifications(db, notices, waits),
    trimPersonals(db, notices, waits),
    db.statement(
      sql`UPDATE comment_reports SET closed_at = ${entry.at} WHERE comment = ${num} AND closed_at IS NULL AND ${waits}`,
    ),
    db.returning(
      pick(columns(comments), "num"),
      sql`UPDATE comments SET reports = 0, ${emptied("source")}, ${emptied("html")},
        state = CASE WHEN state = 'deleted' THEN state ELSE ${verdict === "kept" ? "shown" : "removed"} END
      WHERE num = ${num} AND reports > 0`,
    ),
    db.select(
      pick(columns(notifications, "n"), "id", "num"),
      sql`FROM json_each(${JSON.stringify(notices.map(({ id }) => id))}) i
      CROSS JOIN notifications n ON n.id = i.value CROSS JOIN live_channels c ON c.user_id = substr(n.audience, 8)`,
    ),
  ] as const;
}
