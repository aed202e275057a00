import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { uploadSweep, uploads } from "#drizzle/schema/platform/uploads.ts";

const upload = pick(columns(uploads, "u"), "num", "key", "multipart");
export type SweptRow = RowOf<typeof upload>;

/** Open uploads unchanged since a time, oldest first. */
export function forsakenUploads(db: Database, before: number, most: number) {
  return db.select(
    upload,
    sql`FROM uploads u WHERE u.state = 'open' AND u.touched_at < ${before} ORDER BY u.touched_at LIMIT ${most}`,
  );
}

export function droppedUploads(db: Database, most: number) {
  return db.select(upload, sql`FROM uploads u WHERE u.state = 'dropped' ORDER BY u.touched_at LIMIT ${most}`);
}

/** With their parts, by trigger. An open one that was touched meanwhile stays. */
export function deleteUploads(db: Database, nums: readonly number[], before: number) {
  return db.statement(
    sql`DELETE FROM uploads WHERE num IN (SELECT CAST(value AS INTEGER) FROM json_each(${JSON.stringify(nums)}))
    AND (state = 'dropped' OR (state = 'open' AND touched_at < ${before}))`,
  );
}

/** Those of the keys that no upload has. */
export function unknownKeys(db: Database, keys: readonly string[]) {
  return db.select(
    { key: text(sql`k.value`) },
    sql`FROM json_each(${JSON.stringify(keys)}) k WHERE NOT EXISTS (SELECT 1 FROM uploads u WHERE u.key = k.value)`,
  );
}

export function sweepPlace(db: Database) {
  return db.select(pick(columns(uploadSweep), "after"), sql`FROM upload_sweep WHERE only = 1`);
}

export function setSweepPlace(db: Database, after: string) {
  return db.statement(
    sql`INSERT INTO upload_sweep (only, after) VALUES (1, ${after}) ON CONFLICT (only) DO UPDATE SET after = excluded.after`,
  );
}
