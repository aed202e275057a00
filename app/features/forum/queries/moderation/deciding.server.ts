import { sql } from "drizzle-orm";
import {
  insertNotifications,
  type NewPersonal,
  trimPersonals,
} from "#app/features/messages/queries/personal-notices.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { cases } from "#drizzle/schema/forum/moderation.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import type { CaseOutcome } from "../../domain/case.ts";
import { retitleThread } from "../threads.server.ts";
import type { WaitingCase } from "./cases.server.ts";

export type CaseDecision = {
  outcome: CaseOutcome;
  reason: string;
  /** The corrected text, for "edited". */
  text: { source: string; html: string; title: string } | null;
  /** Epoch seconds until which the author may not write; null: they may. */
  bannedUntil: number | null;
};

/** What a decision changes, for `undoDecisionOf`; texts only of a corrected post. */
function keepBefore(db: Database, { num }: WaitingCase, { text, bannedUntil }: CaseDecision) {
  const accepting = sql`FROM threads t WHERE t.num = -c.ord AND t.accepted = c.num`;
  const corrected = text ? sql`1` : sql`0`;
  return db.statement(sql`UPDATE cases SET before = (SELECT json_object('state', c.state, 'editedAt', c.edited_at,
      'source', CASE WHEN ${corrected} THEN c.source END, 'html', CASE WHEN ${corrected} THEN c.html END,
      'corrected', ${text?.source ?? null}, 'title', (SELECT t.title FROM threads t WHERE t.num = -c.ord AND c.parent = 0),
      'version', (SELECT max(v.num) FROM comment_versions v WHERE v.comment = c.num),
      'accepted', EXISTS (SELECT 1 ${accepting}), 'proposedAt', (SELECT t.proposed_at ${accepting}),
      'bans', ${bannedUntil === null ? sql`0` : sql`1`}, 'ban', (SELECT b.until FROM posting_bans b WHERE b.user_id = c.user_id),
      'banReason', (SELECT b.reason FROM posting_bans b WHERE b.user_id = c.user_id))
      FROM comments c WHERE c.num = cases.target)
    WHERE num = ${num} AND closed_at IS NULL`);
}

/** Atomic, once a case: the last but one statement gives a row if it was decided. */
export function decideCaseOf(
  db: Database,
  waiting: WaitingCase,
  decision: CaseDecision,
  notices: readonly NewPersonal[],
  entry: AuditEntry,
) {
  const { num, target, userId } = waiting;
  const { outcome, reason, text, bannedUntil } = decision;
  const waits = sql`EXISTS (SELECT 1 FROM cases WHERE num = ${num} AND closed_at IS NULL)`;
  const isShown = outcome === "kept" || outcome === "edited";
  const kept = (column: "source" | "html", changed: string | undefined) => {
    const own = sql.identifier(column);
    return sql`${own} = CASE WHEN state = 'deleted' THEN '' ELSE ${changed === undefined ? own : sql`${changed}`} END`;
  };
  return {
    before: keepBefore(db, waiting, decision),
    audit: insertAudit(db, entry, {
      subjectId: sql`${String(target)}`,
      after: sql`${JSON.stringify({ case: String(num), outcome })}`,
      from: sql`WHERE ${waits}`,
    }),
    notices: insertNotifications(db, notices, waits),
    trimmed: trimPersonals(db, notices, waits),
    reports: db.statement(
      sql`UPDATE comment_reports SET closed_at = ${entry.at} WHERE comment = ${target} AND closed_at IS NULL AND ${waits}`,
    ),
    ban: db.statement(sql`INSERT INTO posting_bans (user_id, until, reason)
      SELECT u.id, ${bannedUntil}, ${reason} FROM users u WHERE u.id = ${userId} AND ${bannedUntil} IS NOT NULL AND ${waits}
      ON CONFLICT (user_id) DO UPDATE SET until = max(until, excluded.until), reason = excluded.reason`),
    post: db.statement(sql`UPDATE comments SET reports = 0, ${kept("source", text?.source)}, ${kept("html", text?.html)},
      edited_at = CASE WHEN ${text ? 1 : 0} THEN ${entry.at} ELSE edited_at END,
      state = CASE WHEN state = 'deleted' THEN state ELSE ${isShown ? "shown" : "removed"} END
      WHERE num = ${target} AND ${waits}`),
    title: retitleThread(db, {
      ord: waiting.ord,
      num: target,
      source: text?.source ?? "",
      title: text?.title ?? "",
    }),
    judged: db.returning(
      pick(columns(cases), "num"),
      sql`UPDATE cases SET closed_at = ${entry.at}, outcome = ${outcome}, reason = ${reason}, decided_by = ${entry.actorId}
      WHERE num = ${num} AND closed_at IS NULL`,
    ),
    live: db.select(
      pick(columns(notifications, "n"), "id", "num"),
      sql`FROM json_each(${JSON.stringify(notices.map(({ id }) => id))}) i
      CROSS JOIN notifications n ON n.id = i.value CROSS JOIN live_channels c ON c.user_id = substr(n.audience, 8)`,
    ),
  };
}
