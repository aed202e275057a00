import { type SQL, sql } from "drizzle-orm";
import { FIRST_SCHOOL_ORD } from "#app/features/bank/domain/school-ord.ts";
import { type KeyAsker, ownMark } from "#app/features/bank/queries/held-back.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import {
  columns,
  type Fields,
  flag,
  int,
  orNull,
  outer,
  pick,
  type RowOf,
  text,
} from "#app/platform/db/fields.server.ts";
import { listItems, lists } from "#drizzle/schema/lists/lists.ts";

export const list = columns(lists, "l");
export const card = pick(
  list,
  "id",
  "owner",
  "name",
  "tags",
  "colour",
  "visibility",
  "size",
  "followers",
  "version",
);
export type ListRow = RowOf<typeof card>;

/** A list of `lists l` that a reader may open. */
function openTo(userNum: number | null): SQL {
  return sql`(l.owner = ${userNum ?? -1} OR l.visibility <> 'private') AND l.deleted_at IS NULL`;
}

const head = {
  ...card,
  ...pick(list, "num", "description", "deletedAt"),
  author: orNull(text(sql`u.first_name`)),
  followed: flag(sql`f.list IS NOT NULL`),
};
export type ListHead = RowOf<typeof head>;

/** Also a deleted list, for its owner and followers; none that the reader must not know of. At most three rows. */
export function listHead(db: Database, id: string, userNum: number | null) {
  return db.select(
    head,
    sql`FROM lists l LEFT JOIN users u ON u.num = l.owner
    LEFT JOIN list_follows f ON f.user_num = ${userNum ?? -1} AND f.list = l.num
    WHERE l.id = ${id} AND ((${openTo(userNum)}) OR (l.deleted_at IS NOT NULL AND (l.owner = ${userNum ?? -1}
      OR (f.list IS NOT NULL AND l.visibility <> 'private'))))`,
  );
}

function item(asker: KeyAsker) {
  return {
    ...pick(columns(listItems, "i"), "ord", "place", "heading"),
    ...ownMark(asker, { ord: sql`i.ord` }),
  };
}
export type ListItemRow = RowOf<ReturnType<typeof item>>;

/** All of a list, to be sorted by `inListOrder`, with the reader's own results. At most two rows each. */
export function itemsOfList(db: Database, id: string, asker: { userNum: number | null; now: number }) {
  const { userNum } = asker;
  return db.select(
    item(asker),
    sql`FROM lists l CROSS JOIN list_items i ON i.list = l.num
    LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = i.ord
    WHERE l.id = ${id} AND ${openTo(userNum)}`,
  );
}

/** The questions on a page of a list, with `fields` of `questions q`; of a list of one page all, so that nothing is sorted. */
export function questionsOfList<Named extends Fields>(
  db: Database,
  { id, userNum }: { id: string; userNum: number | null },
  { fields, ...page }: { fields: Named; offset: number; limit: number },
) {
  return db.select(
    fields,
    sql`FROM (SELECT i.ord FROM lists l CROSS JOIN list_items i ON i.list = l.num
        WHERE l.id = ${id} AND ${openTo(userNum)} AND l.size <= ${page.limit}
      UNION ALL SELECT ord FROM (SELECT i.ord FROM lists l CROSS JOIN list_items i ON i.list = l.num
        WHERE l.id = ${id} AND ${openTo(userNum)} AND l.size > ${page.limit}
        ORDER BY i.place, i.ord LIMIT ${page.limit} OFFSET ${page.offset})) p
    CROSS JOIN questions q ON q.ord = p.ord WHERE q.status <> 'quarantined'`,
  );
}

const placed = { ...pick(columns(listItems, "i"), "ord", "place"), name: list.name };
export type PlacedRow = RowOf<typeof placed>;

/** The questions of an open list that the bank still has, to be sorted by `inListOrder`. At most two rows each. */
export function placesInList(db: Database, id: string, userNum: number | null) {
  return db.select(
    placed,
    sql`FROM lists l CROSS JOIN list_items i ON i.list = l.num CROSS JOIN questions q ON q.ord = i.ord
    WHERE l.id = ${id} AND ${openTo(userNum)} AND q.status <> 'quarantined'`,
  );
}

const own = { ...card, changedAt: list.changedAt };

/** Newest first. A row each. */
export function listsOf(db: Database, userNum: number, limit: number) {
  return db.select(
    own,
    sql`FROM lists l WHERE l.owner = ${userNum} AND l.deleted_at IS NULL ORDER BY l.num DESC LIMIT ${limit}`,
  );
}

/** A person's lists with whether a question is in each. Two rows a list. */
export function listsWithQuestion(db: Database, userNum: number, ord: number, limit: number) {
  return db.select(
    { ...card, has: flag(sql`i.ord IS NOT NULL`) },
    sql`FROM lists l LEFT JOIN list_items i ON i.list = l.num AND i.ord = CAST(${ord} AS INTEGER)
    WHERE l.owner = ${userNum} AND l.deleted_at IS NULL ORDER BY l.num DESC LIMIT ${limit}`,
  );
}

const followed = {
  ...outer(card),
  list: int(sql`f.list`),
  isOpen: flag(sql`l.num IS NOT NULL AND l.deleted_at IS NULL AND l.visibility <> 'private'`),
  isDeleted: flag(sql`l.num IS NULL OR l.deleted_at IS NOT NULL`),
};

/** Also deleted ones, so that their follower learns of it. Two rows each. */
export function followedLists(db: Database, userNum: number, limit: number) {
  return db.select(
    followed,
    sql`FROM list_follows f LEFT JOIN lists l ON l.num = f.list
    WHERE f.user_num = ${userNum} ORDER BY f.list DESC LIMIT ${limit}`,
  );
}

/** What the cover of a list is drawn from; only for its readers. */
export function coverOfList(db: Database, id: string, userNum: number | null) {
  return db.select(
    pick(list, "id", "owner", "name", "colour", "version", "visibility"),
    sql`FROM lists l WHERE l.id = ${id} AND ${openTo(userNum)}`,
  );
}

/** Of the bank: a list may be public, a school's own questions are not. */
export const HOLDABLE = sql.raw(`q.status <> 'quarantined' AND q.ord < ${FIRST_SCHOOL_ORD}`);
