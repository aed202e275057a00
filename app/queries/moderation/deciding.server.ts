import { sql } from "drizzle-orm";
import type { CaseOutcome } from "#app/domain/moderation/case.ts";
import { cases } from "#drizzle/schema/moderation.ts";
import { notifications } from "#drizzle/schema/notifications.ts";
import { type AuditEntry, insertAudit } from "../admin/audit.server.ts";
import type { Database } from "../database.server.ts";
import { columns, pick } from "../fields.server.ts";
import {
  insertNotifications,
  type NewPersonal,
  trimPersonals,
} from "../notifications/personal-notices.server.ts";
import type { WaitingCase } from "./cases.server.ts";

export type CaseDecision = {
  outcome: CaseOutcome;
  reason: string;
  /** The corrected text, for "edited". */
  text: { source: string; html: string } | null;
  /** Epoch seconds until which the author may not write; null: they may. */
  bannedUntil: number | null;
};

/** Atomic, once a case: the last but one statement gives a row if it was decided. */
export function decideCaseOf(
  db: Database,
  waiting: WaitingCase,
  { outcome, reason, text, bannedUntil }: CaseDecision,
  notices: readonly NewPersonal[],
  entry: AuditEntry,
) {
  const { num, target, userId } = waiting;
  const waits = sql`EXISTS (SELECT 1 FROM cases WHERE num = ${num} AND closed_at IS NULL)`;
  const isShown = outcome === "kept" || outcome === "edited";
  const kept = (column: "source" | "html", changed: string | undefined) => {
    const own = sql.identifier(column);
    return sql`${own} = CASE WHEN state = 'deleted' THEN '' ELSE ${changed === undefined ? own : sql`${changed}`} END`;
  };
  return [
    insertAudit(db, entry, {
      subjectId: sql`${String(target)}`,
      after: sql`${JSON.stringify({ case: String(num), outcome })}`,
      from: sql`WHERE ${waits}`,
    }),
    insertNotifications(db, notices, waits),
    trimPersonals(db, notices, waits),
    db.statement(
      sql`UPDATE comment_reports SET closed_at = ${entry.at} WHERE comment = ${target} AND closed_at IS NULL AND ${waits}`,
    ),
    db.statement(sql`INSERT INTO posting_bans (user_id, until, reason)
      SELECT u.id, ${bannedUntil}, ${reason} FROM users u WHERE u.id = ${userId} AND ${bannedUntil} IS NOT NULL AND ${waits}
      ON CONFLICT (user_id) DO UPDATE SET until = max(until, excluded.until), reason = excluded.reason`),
    db.statement(sql`UPDATE comments SET reports = 0, ${kept("source", text?.source)}, ${kept("html", text?.html)},
      edited_at = CASE WHEN ${text ? 1 : 0} THEN ${entry.at} ELSE edited_at END,
      state = CASE WHEN state = 'deleted' THEN state ELSE ${isShown ? "shown" : "removed"} END
      WHERE num = ${target} AND ${waits}`),
    db.returning(
      pick(columns(cases), "num"),
      sql`UPDATE cases SET closed_at = ${entry.at}, outcome = ${outcome}, reason = ${reason}, decided_by = ${entry.actorId}
      WHERE num = ${num} AND closed_at IS NULL`,
    ),
    db.select(
      pick(columns(notifications, "n"), "id", "num"),
      sql`FROM json_each(${JSON.stringify(notices.map(({ id }) => id))}) i
      CROSS JOIN notifications n ON n.id = i.value CROSS JOIN live_channels c ON c.user_id = substr(n.audience, 8)`,
    ),
  ] as const;
}
