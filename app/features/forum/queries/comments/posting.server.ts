import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { flag } from "#app/platform/db/fields.server.ts";
import { caseCauses, urgencies } from "../../domain/case.ts";
import type { CommentReader } from "./thread.server.ts";

/**
 * Whether the author may write now: no suspension, and within both limits (counted right before). New accounts have a
 * lower one.
 */
export function mayPost(
  author: CommentReader,
  { at, limitKey, youngKey, since }: { at: number; limitKey: string; youngKey: string; since: number },
): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)
    AND NOT EXISTS (SELECT 1 FROM posting_bans b WHERE b.user_id = ${author.id} AND b.until > ${at})
    AND NOT EXISTS (SELECT 1 FROM rate_limits l CROSS JOIN users u ON u.id = ${author.id}
      WHERE l.key = ${youngKey} AND l.refused = 1 AND u.created_at > ${since})`;
}

/** Why somebody may not write: suspended, or a new account with its lower limit. */
export function postingState(db: Database, userId: string, { at, since }: { at: number; since: number }) {
  return db.select(
    { banned: flag(sql`coalesce(b.until > ${at}, 0)`), young: flag(sql`u.created_at > ${since}`) },
    sql`FROM users u LEFT JOIN posting_bans b ON b.user_id = u.id WHERE u.id = ${userId}`,
  );
}

/** Opens a case on a new post, or widens the open one: masked contacts, pictures, somebody's first post. */
export function openCaseOfPost(
  db: Database,
  { id, at, masked, pictures }: { id: string; at: number; masked: boolean; pictures: boolean },
) {
  const known = (masked ? caseCauses.contact : 0) + (pictures ? caseCauses.picture : 0);
  const urgency = masked ? urgencies.contact : pictures ? urgencies.picture : urgencies.firstPost;
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM comments o WHERE o.user_id = c.user_id AND o.num < c.num)`;
  return db.statement(sql`INSERT INTO cases (target, urgency, causes, opened_at)
    SELECT c.num, ${urgency}, ${known} + CASE WHEN ${isFirst} THEN ${caseCauses.firstPost} ELSE 0 END, ${at}
    FROM comments c WHERE c.id = ${id} AND (${known} > 0 OR ${isFirst})
    ON CONFLICT (target) WHERE closed_at IS NULL
    DO UPDATE SET causes = causes | excluded.causes, urgency = min(urgency, excluded.urgency)`);
}

/** As `openCaseOfPost`, for an edit. */
export function openCaseOfEdit(
  db: Database,
  { num, at, masked, pictures }: { num: number; at: number; masked: boolean; pictures: boolean },
) {
  const causes = (masked ? caseCauses.contact : 0) + (pictures ? caseCauses.picture : 0);
  return db.statement(sql`INSERT INTO cases (target, urgency, causes, opened_at)
    SELECT c.num, ${masked ? urgencies.contact : urgencies.picture}, ${causes}, ${at}
    FROM comments c WHERE c.num = CAST(${num} AS INTEGER) AND c.edited_at = ${at} AND ${causes} > 0
    ON CONFLICT (target) WHERE closed_at IS NULL
    DO UPDATE SET causes = causes | excluded.causes, urgency = min(urgency, excluded.urgency)`);
}

/** Batch right after a report was inserted: opens or raises the case. */
export function openCaseOfReport(
  db: Database,
  { num, at, urgency }: { num: number; at: number; urgency: number },
) {
  return db.statement(sql`INSERT INTO cases (target, urgency, causes, opened_at)
    SELECT CAST(${num} AS INTEGER), ${urgency}, ${caseCauses.report}, ${at} WHERE changes() = 1
    ON CONFLICT (target) WHERE closed_at IS NULL
    DO UPDATE SET causes = causes | excluded.causes, urgency = min(urgency, excluded.urgency)`);
}
