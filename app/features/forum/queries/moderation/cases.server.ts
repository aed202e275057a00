import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { comments } from "#drizzle/schema/forum/comments.ts";
import { cases } from "#drizzle/schema/forum/moderation.ts";
import type { CaseOutcome } from "../../domain/case.ts";
import type { ReportReason } from "../../domain/comment.ts";

const post = pick(
  outer(columns(comments, "c")),
  "ord",
  "parent",
  "state",
  "source",
  "html",
  "createdAt",
  "userId",
);
const listedCase = {
  ...pick(columns(cases, "k"), "num", "target", "urgency", "causes", "appeal", "openedAt"),
  ...post,
  userName: orNull(text(sql`u.first_name || ' ' || u.last_name`)),
  title: orNull(text(sql`t.title`)),
  /** What the post answers. */
  around: orNull(
    text(sql`(SELECT p.html FROM comments p WHERE p.num = CASE WHEN c.parent > 0 THEN c.parent
      WHEN c.parent IS NULL AND c.ord < 0 THEN (SELECT o.num FROM comments o WHERE o.ord = c.ord AND o.parent = 0) END)`),
  ),
  /** Open ones, the oldest first. */
  reports: json<{ reason: ReportReason; at: number }[]>(sql`(
    SELECT json_group_array(json_object('reason', r.reason, 'at', r.created_at)) FROM comment_reports r
    WHERE r.comment = k.target AND r.closed_at IS NULL)`),
  /** Earlier decisions on the post. */
  history: json<{ outcome: CaseOutcome; reason: string; at: number }[]>(sql`(
    SELECT json_group_array(json_object('outcome', h.outcome, 'reason', h.reason, 'at', h.closed_at)) FROM cases h
    WHERE h.target = k.target AND h.closed_at IS NOT NULL)`),
};
/** For the team only. */
export type CaseRow = RowOf<typeof listedCase>;

/** Open cases after a place, the most urgent first, then the oldest. */
export type CasePlace = { urgency: number; openedAt: number; num: number };

export function openCases(db: Database, after: CasePlace, limit: number) {
  return db.select(
    listedCase,
    sql`FROM cases k LEFT JOIN comments c ON c.num = k.target LEFT JOIN users u ON u.id = c.user_id
    LEFT JOIN threads t ON t.num = -c.ord
    WHERE k.closed_at IS NULL AND (k.urgency, k.opened_at, k.num)
      > (CAST(${after.urgency} AS INTEGER), CAST(${after.openedAt} AS INTEGER), CAST(${after.num} AS INTEGER))
    ORDER BY k.urgency, k.opened_at, k.num LIMIT ${limit}`,
  );
}

/** Open cases up to `most`, and when the oldest was opened. */
export function caseFigures(db: Database, most: number) {
  return db.select(
    {
      open: int(
        sql`(SELECT count(*) FROM (SELECT 1 FROM cases WHERE closed_at IS NULL AND urgency > 0 LIMIT ${most}))`,
      ),
      oldest: orNull(
        int(sql`(SELECT opened_at FROM cases WHERE closed_at IS NULL ORDER BY opened_at LIMIT 1)`),
      ),
    },
    sql``,
  );
}

/** Durations of the last decisions, in seconds. */
export function lastWaits(db: Database, limit: number) {
  return db.select(
    { wait: int(sql`closed_at - opened_at`) },
    sql`FROM cases WHERE closed_at IS NOT NULL ORDER BY closed_at DESC LIMIT ${limit}`,
  );
}

const waiting = {
  ...pick(columns(cases, "k"), "num", "target", "causes"),
  ...pick(columns(comments, "c"), "ord", "state", "userId"),
  reporters: json<
    string[]
  >(sql`(SELECT json_group_array(user_id) FROM (SELECT r.user_id FROM comment_reports r
    WHERE r.comment = k.target AND r.closed_at IS NULL LIMIT 50))`),
};
export type WaitingCase = RowOf<typeof waiting>;

export function waitingCase(db: Database, num: number) {
  return db.select(
    waiting,
    sql`FROM cases k CROSS JOIN comments c ON c.num = k.target WHERE k.num = CAST(${num} AS INTEGER) AND k.closed_at IS NULL`,
  );
}

const decided = {
  ...pick(columns(cases, "k"), "num", "outcome", "reason", "appeal"),
  ...pick(columns(comments, "c"), "ord", "html"),
  appealed: int(sql`EXISTS (SELECT 1 FROM cases a WHERE a.target = k.target AND a.appeal IS NOT NULL)`),
};

/** A decision against somebody's own post that is still hidden. */
export function decidedCase(db: Database, userId: string, num: number) {
  return db.select(
    decided,
    sql`FROM cases k CROSS JOIN comments c ON c.num = k.target WHERE k.num = CAST(${num} AS INTEGER)
    AND k.closed_at IS NOT NULL AND c.user_id = ${userId} AND c.state = 'removed'`,
  );
}

/** Once a post. A row if it was opened. */
export function insertAppeal(
  db: Database,
  {
    num,
    userId,
    text: said,
    urgency,
    causes,
    at,
  }: { num: number; userId: string; text: string; urgency: number; causes: number; at: number },
) {
  return db.returning(
    pick(columns(cases), "num"),
    sql`INSERT INTO cases (target, urgency, causes, appeal, opened_at)
    SELECT k.target, ${urgency}, ${causes}, ${said}, ${at} FROM cases k CROSS JOIN comments c ON c.num = k.target
    WHERE k.num = CAST(${num} AS INTEGER) AND k.closed_at IS NOT NULL AND c.user_id = ${userId} AND c.state = 'removed'
      AND NOT EXISTS (SELECT 1 FROM cases a WHERE a.target = k.target AND (a.closed_at IS NULL OR a.appeal IS NOT NULL))`,
  );
}
