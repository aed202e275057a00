import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { savedSearches } from "#drizzle/schema/questions/saved-searches.ts";
import { MOST_SAVED_SEARCHES } from "../domain/saved-search-limits.ts";

const search = pick(columns(savedSearches), "id", "name", "address", "savedAt");
const changed = pick(search, "id");
export type SavedSearchRow = RowOf<typeof search>;

/** Newest first. A row each. */
export function savedSearchesOf(db: Database, userNum: number) {
  return db.select(
    search,
    sql`FROM saved_searches WHERE user_num = ${userNum}
    ORDER BY saved_at DESC, id LIMIT ${MOST_SAVED_SEARCHES}`,
  );
}

/** Saves a search; no row if its address is saved already or the limit is reached. */
export function insertSearch(db: Database, userNum: number, { id, name, address, savedAt }: SavedSearchRow) {
  return db.returning(
    changed,
    sql`INSERT INTO saved_searches (user_num, id, address, name, saved_at)
    SELECT ${userNum}, ${id}, ${address}, ${name}, CAST(${savedAt} AS INTEGER)
    WHERE (SELECT count(*) FROM saved_searches WHERE user_num = ${userNum}) < ${MOST_SAVED_SEARCHES}
    ON CONFLICT (user_num, address) DO NOTHING`,
  );
}

/** No row: it is not this person's. */
export function nameSearch(db: Database, userNum: number, { id, name }: { id: string; name: string }) {
  return db.returning(
    changed,
    sql`UPDATE saved_searches SET name = ${name} WHERE user_num = ${userNum} AND id = ${id}`,
  );
}

/** Returns the deleted search. No row: it is not this person's. */
export function removeSavedSearch(db: Database, userNum: number, id: string) {
  return db.returning(search, sql`DELETE FROM saved_searches WHERE user_num = ${userNum} AND id = ${id}`);
}
