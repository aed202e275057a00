import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, pick } from "#app/platform/db/fields.server.ts";
import { lists } from "#drizzle/schema/lists/lists.ts";
import type { ListVisibility } from "../domain/list.ts";
import { LIST_TEXTS, MOST_FOLLOWED, MOST_HEADINGS, MOST_LIST_QUESTIONS, MOST_LISTS } from "../domain/list.ts";
import type { ListColour } from "../domain/list-colours.ts";
import { endPrefix } from "../domain/list-places.ts";
import { HOLDABLE } from "./reading.server.ts";

/** A person's own list. */
export type OwnList = { id: string; owner: number };

/** `lists l` by id and owner. */
function ownList({ id, owner }: OwnList): SQL {
  return sql`l.id = ${id} AND l.owner = ${owner} AND l.deleted_at IS NULL`;
}

function numOf(list: OwnList): SQL {
  return sql`(SELECT l.num FROM lists l WHERE ${ownList(list)})`;
}

const named = pick(columns(lists), "id", "name", "version", "size");

export type NewList = OwnList & {
  name: string;
  colour: ListColour;
  description?: string;
  tags?: readonly string[];
  at: number;
};

/** No row: as many as a person may have, or the limit of a day (`limitKey`, counted right before) is full. */
export function insertList(db: Database, list: NewList, limitKey: string) {
  const { id, owner, name, colour, at, description = "", tags = [] } = list;
  return db.returning(
    named,
    sql`INSERT INTO lists (id, owner, name, description, tags, colour, created_at, changed_at)
    SELECT ${id}, ${owner}, ${name}, ${description}, ${JSON.stringify(tags)}, ${colour}, CAST(${at} AS INTEGER), CAST(${at} AS INTEGER)
    WHERE (SELECT count(*) FROM lists WHERE owner = ${owner} AND deleted_at IS NULL) < ${MOST_LISTS}
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)`,
  );
}

/** Adds questions at the end, in order, as far as there is room; those there stay where they are. Rows of the added. */
export function insertQuestions(db: Database, list: OwnList, ords: readonly number[], at: number) {
  return db.returning(
    { ord: int(sql`ord`) },
    sql`WITH target AS MATERIALIZED (SELECT l.num, l.size FROM lists l WHERE ${ownList(list)})
    INSERT INTO list_items (list, ord, place)
    SELECT num, ord, ${endPrefix(at)} || printf('%03d', min(size + n, 998)) || 'V' FROM (
      SELECT t.num, t.size, q.ord, row_number() OVER (ORDER BY j.key) - 1 AS n
      FROM target t CROSS JOIN json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
      WHERE ${HOLDABLE} AND NOT EXISTS (SELECT 1 FROM list_items i WHERE i.list = t.num AND i.ord = q.ord)
    ) WHERE size + n < ${MOST_LIST_QUESTIONS} ON CONFLICT (list, ord) DO NOTHING`,
  );
}

export function deleteItems(db: Database, list: OwnList, ords: readonly number[]) {
  return db.returning(
    { ord: int(sql`ord`) },
    sql`DELETE FROM list_items WHERE list = ${numOf(list)}
    AND ord IN (SELECT value FROM json_each(${JSON.stringify(ords)}))`,
  );
}

/** Puts a question back where it was, and adds a heading with `heading`. */
export function insertItem(
  db: Database,
  list: OwnList,
  item: { ord: number; place: string; heading: string | null },
) {
  const { ord, place, heading } = item;
  const isQuestion = sql`EXISTS (SELECT 1 FROM questions q WHERE q.ord = CAST(${ord} AS INTEGER) AND ${HOLDABLE})`;
  const hasRoom =
    heading === null
      ? sql`l.size < ${MOST_LIST_QUESTIONS} AND ${isQuestion}`
      : sql`(SELECT count(*) FROM list_items i WHERE i.list = l.num AND i.ord < 0) < ${MOST_HEADINGS}`;
  return db.returning(
    { ord: int(sql`ord`) },
    sql`INSERT INTO list_items (list, ord, place, heading)
    SELECT l.num, CAST(${ord} AS INTEGER), ${place}, ${heading} FROM lists l WHERE ${ownList(list)} AND ${hasRoom}
    ON CONFLICT (list, ord) DO UPDATE SET place = excluded.place`,
  );
}

/** One row: it stays in the list whatever else is changed there. */
export function moveItem(db: Database, list: OwnList, { ord, place }: { ord: number; place: string }) {
  return db.returning(
    { ord: int(sql`ord`) },
    sql`UPDATE list_items SET place = ${place} WHERE list = ${numOf(list)} AND ord = CAST(${ord} AS INTEGER)`,
  );
}

/** The named questions swap their places so that they are in this order; all others stay where they are. */
export function orderQuestions(db: Database, list: OwnList, ords: readonly number[]) {
  const wanted = JSON.stringify(ords);
  return db.statement(sql`WITH there AS MATERIALIZED (
      SELECT i.list, i.ord, i.place, j.key FROM json_each(${wanted}) j
      CROSS JOIN list_items i ON i.list = ${numOf(list)} AND i.ord = j.value)
    INSERT INTO list_items (list, ord, place)
    SELECT w.list, w.ord, p.place FROM (SELECT list, ord, row_number() OVER (ORDER BY key) AS n FROM there) w
    CROSS JOIN (SELECT place, row_number() OVER (ORDER BY place, ord) AS n FROM there) p ON p.n = w.n WHERE true
    ON CONFLICT (list, ord) DO UPDATE SET place = excluded.place`);
}

export type ListChanges = {
  name?: string | undefined;
  description?: string | undefined;
  tags?: readonly string[] | undefined;
  colour?: ListColour | undefined;
  visibility?: ListVisibility | undefined;
};

/** Undefined leaves a column as it is. `version` grows where the cover changes. */
export function updateList(db: Database, list: OwnList, changes: ListChanges, at: number) {
  const { name = null, description = null, colour = null, visibility = null } = changes;
  const tags = changes.tags ? JSON.stringify(changes.tags) : null;
  return db.returning(
    named,
    sql`UPDATE lists AS l SET name = coalesce(${name}, name), description = coalesce(${description}, description),
      tags = coalesce(${tags}, tags), colour = coalesce(${colour}, colour), visibility = coalesce(${visibility}, visibility),
      version = version + (coalesce(${name}, name) <> name OR coalesce(${colour}, colour) <> colour),
      changed_at = CAST(${at} AS INTEGER)
    WHERE ${ownList(list)}`,
  );
}

/** `at`: when it was deleted, null restores it. A row if it is the person's own. */
export function setListDeleted(db: Database, { id, owner }: OwnList, at: number | null) {
  return db.returning(
    named,
    sql`UPDATE lists SET deleted_at = CAST(${at} AS INTEGER) WHERE id = ${id} AND owner = ${owner}
    AND (deleted_at IS NULL) = ${at === null ? 0 : 1}`,
  );
}

/** The state after a write: no row if the list is not the person's. */
export function ownListState(db: Database, list: OwnList, ord: number) {
  return db.select(
    {
      ...pick(columns(lists, "l"), "name", "size", "version"),
      has: flag(
        sql`EXISTS (SELECT 1 FROM list_items i WHERE i.list = l.num AND i.ord = CAST(${ord} AS INTEGER))`,
      ),
    },
    sql`FROM lists l WHERE ${ownList(list)}`,
  );
}

const COPY = " (cópia)";
const LONGEST_COPIED = LIST_TEXTS.name - COPY.length;

/** No row: not the reader's to open, or a limit. */
export function copyList(
  db: Database,
  from: string,
  { id, owner, at }: OwnList & { at: number },
  limitKey: string,
) {
  return db.returning(
    named,
    sql`INSERT INTO lists (id, owner, name, description, tags, colour, created_at, changed_at)
    SELECT ${id}, ${owner}, substr(l.name, 1, ${LONGEST_COPIED}) || ${COPY}, l.description, l.tags, l.colour, CAST(${at} AS INTEGER), CAST(${at} AS INTEGER)
    FROM lists l WHERE l.id = ${from} AND (l.owner = ${owner} OR l.visibility <> 'private') AND l.deleted_at IS NULL
      AND (SELECT count(*) FROM lists WHERE owner = ${owner} AND deleted_at IS NULL) < ${MOST_LISTS}
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)`,
  );
}

/** A copy of what a reader may open, in the reader's own new list (`copyList`, right before). */
export function copyItems(db: Database, from: string, to: OwnList) {
  return db.statement(sql`INSERT INTO list_items (list, ord, place, heading)
    SELECT ${numOf(to)}, i.ord, i.place, i.heading FROM lists l CROSS JOIN list_items i ON i.list = l.num
    WHERE l.id = ${from} AND (l.owner = ${to.owner} OR l.visibility <> 'private') AND l.deleted_at IS NULL
      AND ${numOf(to)} IS NOT NULL`);
}

/** Once a person. */
export function insertFollow(db: Database, id: string, userNum: number, at: number) {
  return db.statement(sql`INSERT INTO list_follows (user_num, list, followed_at)
    SELECT ${userNum}, l.num, CAST(${at} AS INTEGER) FROM lists l
    WHERE l.id = ${id} AND l.owner <> ${userNum} AND l.visibility <> 'private' AND l.deleted_at IS NULL
      AND (SELECT count(*) FROM list_follows WHERE user_num = ${userNum}) < ${MOST_FOLLOWED}
    ON CONFLICT (user_num, list) DO NOTHING`);
}

export function deleteFollow(db: Database, id: string, userNum: number) {
  return db.statement(sql`DELETE FROM list_follows WHERE user_num = ${userNum}
    AND list = (SELECT num FROM lists WHERE id = ${id})`);
}

/** By the number in a follow: also of a list that is gone for good. */
export function deleteFollowOf(db: Database, list: number, userNum: number) {
  return db.statement(
    sql`DELETE FROM list_follows WHERE user_num = ${userNum} AND list = CAST(${list} AS INTEGER)`,
  );
}

/** For good. */
export function purgeLists(db: Database, before: number, limit: number) {
  return db.returning(
    pick(columns(lists), "id", "owner"),
    sql`DELETE FROM lists WHERE num IN (
      SELECT num FROM lists WHERE deleted_at < CAST(${before} AS INTEGER) AND deleted_at IS NOT NULL LIMIT ${limit})`,
  );
}

/** Lists whose followers changed get their new key in the index by followers: a bounded step of the clock. */
export function rankLists(db: Database, limit: number) {
  const moved = sql`FROM lists l INDEXED BY lists_to_rank WHERE l.num > 0 AND l.ranked <> l.followers ORDER BY l.num LIMIT ${limit}`;
  return {
    deleteListRanks: db.statement(
      sql`DELETE FROM list_ranks WHERE rowid IN (SELECT (l.ranked << 32) + l.num ${moved})`,
    ),
    insertListRanks: db.statement(sql`INSERT INTO list_ranks (rowid, words, tags)
      SELECT (l.followers << 32) + l.num, l.name || ' ' || l.description, '0p ' || l.tags ${moved}`),
    moved: db.returning(
      { num: int(sql`num`) },
      sql`UPDATE lists SET ranked = followers WHERE num IN (SELECT l.num ${moved})`,
    ),
  };
}
