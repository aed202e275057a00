import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { REPORTS_THAT_HIDE, type ReportReason } from "../../domain/comment.ts";
import { type CommentReader, isOpen } from "./thread.server.ts";

type Place = { ord: number; num: number };

/**
 * Another's comment that a reader may vote on or report, as `c`, unless their limit (counted right before) is reached.
 */
function judgeable(reader: CommentReader, { ord, num }: Place, limitKey: string) {
  return sql`FROM comments c WHERE c.num = CAST(${num} AS INTEGER) AND c.ord = CAST(${ord} AS INTEGER)
    AND c.state = 'shown' AND c.user_id IS NOT ${reader.id} AND ${isOpen(ord, reader)}
    AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)`;
}

export function addVote(db: Database, reader: CommentReader, place: Place, at: number, limitKey: string) {
  return db.statement(sql`INSERT INTO comment_votes (user_num, comment, voted_at)
    SELECT ${reader.num}, c.num, ${at} ${judgeable(reader, place, limitKey)} ON CONFLICT (user_num, comment) DO NOTHING`);
}

export function removeVote(db: Database, reader: CommentReader, { num }: Place) {
  return db.statement(
    sql`DELETE FROM comment_votes WHERE user_num = ${reader.num} AND comment = CAST(${num} AS INTEGER)`,
  );
}

export function addReport(
  db: Database,
  reader: CommentReader,
  report: Place & { reason: ReportReason; at: number },
  limitKey: string,
) {
  return db.statement(sql`INSERT INTO comment_reports (comment, user_id, reason, created_at)
    SELECT c.num, ${reader.id}, ${report.reason}, ${report.at} ${judgeable(reader, report, limitKey)}
    ON CONFLICT (comment, user_id) DO NOTHING`);
}

/** Hides a comment with enough reports. */
export function hideReported(db: Database, { num }: Place) {
  return db.statement(sql`UPDATE comments SET state = 'held'
    WHERE num = CAST(${num} AS INTEGER) AND state = 'shown' AND reports >= ${REPORTS_THAT_HIDE}`);
}
