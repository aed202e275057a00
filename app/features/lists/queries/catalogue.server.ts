import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, pick } from "#app/platform/db/fields.server.ts";
import { card, list } from "./reading.server.ts";

const found = { ...card, description: list.description, key: int(sql`f.rowid`) };

export type PublicSearch = {
  /** An expression of quoted tokens. */
  match: string;
  order: "followed" | "newest";
  /** The key of the last list before the page. */
  after: number | null;
  limit: number;
};

/** Public lists by key: the newest, or those most followed, first. Two rows each. */
export function publicLists(db: Database, { match, order, after, limit }: PublicSearch) {
  const table = sql.raw(order === "followed" ? "list_ranks" : "list_words");
  const num = sql.raw(order === "followed" ? "(f.rowid & 4294967295)" : "f.rowid");
  const bound = after === null ? sql`` : sql` AND f.rowid < CAST(${after} AS INTEGER)`;
  return db.select(
    found,
    sql`FROM ${table} f CROSS JOIN lists l ON l.num = ${num} AND l.visibility = 'public' AND l.deleted_at IS NULL
    WHERE ${table} MATCH ${match}${bound} ORDER BY f.rowid DESC LIMIT ${limit}`,
  );
}

/** The newest public lists' tags, to choose from. */
export function newestTags(db: Database, limit: number) {
  return db.select(
    pick(list, "tags"),
    sql`FROM list_words f CROSS JOIN lists l ON l.num = f.rowid
    WHERE list_words MATCH '"0p"' ORDER BY f.rowid DESC LIMIT ${limit}`,
  );
}
