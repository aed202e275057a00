import { sql } from "drizzle-orm";
import { MOST_SAVED_SEARCHES } from "#app/domain/questions/saved-search-limits.ts";
import { type Database, statement } from "../database.server.ts";

export type SavedSearchRow = { id: string; name: string; address: string; savedAt: number };

const COLUMNS = sql.raw("id, name, address, saved_at AS savedAt");

/** A person's saved searches, newest first. A row each. */
export function savedSearchesOf(db: Database, userNum: number) {
  return statement<SavedSearchRow>(
    db,
    sql`SELECT ${COLUMNS} FROM saved_searches WHERE user_num = ${userNum}
    ORDER BY saved_at DESC, id LIMIT ${MOST_SAVED_SEARCHES}`,
  );
}

/** Keeps a search. A row, or none where its address is kept already or the person has as many as they may. */
export function keepSearch(db: Database, userNum: number, { id, name, address, savedAt }: SavedSearchRow) {
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO saved_searches (user_num, id, address, name, saved_at)
    SELECT ${userNum}, ${id}, ${address}, ${name}, CAST(${savedAt} AS INTEGER)
    WHERE (SELECT count(*) FROM saved_searches WHERE user_num = ${userNum}) < ${MOST_SAVED_SEARCHES}
    ON CONFLICT (user_num, address) DO NOTHING RETURNING id`,
  );
}

/** Gives a saved search another name. No row: it is not this person's. */
export function nameSearch(db: Database, userNum: number, { id, name }: { id: string; name: string }) {
  return statement<{ id: string }>(
    db,
    sql`UPDATE saved_searches SET name = ${name} WHERE user_num = ${userNum} AND id = ${id} RETURNING id`,
  );
}

/** Forgets a saved search, and tells what it was. No row: it is not this person's. */
export function forgetSearch(db: Database, userNum: number, id: string) {
  return statement<SavedSearchRow>(
    db,
    sql`DELETE FROM saved_searches WHERE user_num = ${userNum} AND id = ${id} RETURNING ${COLUMNS}`,
  );
}
