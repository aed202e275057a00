import { type SQL, sql } from "drizzle-orm";
import { rateLimits } from "#drizzle/schema/accounts/accounts.ts";
import type { Database } from "./database.server.ts";
import { columns, pick } from "./fields.server.ts";

/** `limit` attempts under a key within any `seconds`. */
export type AttemptLimit = { key: string; limit: number; seconds: number };

const FORGOTTEN_AT_A_TIME = 20;

/**
 * Exact under concurrency (one statement). `refused` above the limit. No row, and nothing counted, where the count under
 * `unless`, earlier in the batch, was refused. `now` in epoch seconds.
 */
export function countAttempt(
  db: Database,
  { key, ...limit }: AttemptLimit,
  now: number,
  unless: string | null = null,
) {
  const keys = sql`SELECT ${key} AS key WHERE NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${unless} AND refused)`;
  return countAttempts(db, keys, limit, now);
}

/** An attempt under each key of `keys`, which selects them as `key`. */
export function countAttempts(
  db: Database,
  keys: SQL,
  { limit, seconds }: Omit<AttemptLimit, "key">,
  now: number,
) {
  // Cast: a JavaScript number arrives as REAL, and JSON would contain 1.0.
  const at = sql`CAST(${now} AS INTEGER)`;
  const live = sql`SELECT value FROM json_each(rate_limits.hits) WHERE value > ${now - seconds}`;
  const full = sql`(SELECT count(*) FROM (${live})) >= ${limit}`;
  return db.returning(
    pick(columns(rateLimits), "refused"),
    sql`INSERT INTO rate_limits (key, hits, refused, expires_at)
      SELECT k.key, json_array(${at}), 0, ${now + seconds} FROM (${keys}) k WHERE true
    ON CONFLICT (key) DO UPDATE SET
      refused = ${full},
      hits = CASE WHEN ${full} THEN rate_limits.hits
        ELSE (SELECT json_group_array(value) FROM (${live} UNION ALL SELECT ${at})) END,
      expires_at = CASE WHEN ${full} THEN rate_limits.expires_at ELSE excluded.expires_at END`,
  );
}

/** Removes the last attempt: it succeeded, or nothing was tried. */
export function deleteLastAttempt(db: Database, key: string) {
  return db.statement(
    sql`UPDATE rate_limits SET hits = json_remove(hits, '$[#-1]') WHERE key = ${key} AND json_array_length(hits) > 0`,
  );
}

/** Deletes the counts under the keys that start with `prefix` and a colon. */
export function clearLimits(db: Database, prefix: string) {
  return db.statement(sql`DELETE FROM rate_limits WHERE key >= ${`${prefix}:`} AND key < ${`${prefix};`}`);
}

/** Deletes a few unused keys, so that the table stays small. */
export function purgeOldAttempts(db: Database, now: number) {
  return db.statement(sql`DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE expires_at < ${now} LIMIT ${FORGOTTEN_AT_A_TIME})`);
}
