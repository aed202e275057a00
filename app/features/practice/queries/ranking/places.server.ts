import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, json, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";
import { BLOCK, type Counts } from "../../domain/ranking/fold.ts";

const SIZE = sql.raw(String(BLOCK));

/** Boards of `own ("group", period, board, points, counted)` with the blocks that a person's place is counted from. Two rows a board. */
function countedOf(own: SQL): SQL {
  return sql`FROM (SELECT b.*, s.people AS sums, o.people AS near
    FROM (${own}) b LEFT JOIN rank_blocks s ON s.board = b.board AND s.block = -1
    LEFT JOIN rank_blocks o ON o.board = b.board AND o.block = b.points / ${SIZE} WHERE b.points > 0) c`;
}

const counted = {
  group: text(sql`c."group"`),
  period: text(sql`c.period`),
  points: int(sql`c.points`),
  counted: int(sql`c.counted`),
  sums: orNull(json<Counts>(sql`c.sums`)),
  near: orNull(json<Counts>(sql`c.near`)),
};

/** What boards count of `progress p` in a period. */
function boardPoints(period: SQL): SQL {
  const ofWeek = (map: string) => sql`coalesce(${sql.raw(map)} ->> ('$."' || ${period} || '"'), 0)`;
  return sql`CASE ${period} WHEN 'total' THEN p.total_points - p.fast_points
    ELSE ${ofWeek("p.week_points")} - ${ofWeek("p.fast_weeks")} END`;
}

/** What a person's places are counted from (`placeOn`), in all their groups and some periods ("total", or a week's Monday). */
export function ownPlaces(db: Database, userNum: number, periods: readonly string[]) {
  const own = sql`SELECT g.value AS "group", t.value AS period, t.value || '/' || g.value AS board,
      ${boardPoints(sql`t.value`)} AS points,
      coalesce(CASE t.value WHEN 'total' THEN r.points ELSE r.weeks ->> ('$."' || t.value || '"') END, 0) AS counted
    FROM progress p LEFT JOIN rank_standings r ON r.user_num = p.user_num
    CROSS JOIN json_each(CASE WHEN coalesce(r.groups, '[]') = '[]' THEN '["todos"]' ELSE r.groups END) g
    CROSS JOIN json_each(${JSON.stringify(periods)}) t
    WHERE p.user_num = ${userNum} AND coalesce(r.is_hidden, 0) = 0`;
  return db.select(counted, countedOf(own));
}

/** The same among everybody, by all points; no row without points, or for who left the ranking. At most five rows. */
export function placeAmongAll(db: Database, person: { num: number } | { id: string }) {
  const num = "num" in person ? sql`${person.num}` : sql`(SELECT num FROM users WHERE id = ${person.id})`;
  const own = sql`SELECT 'todos' AS "group", 'total' AS period, 'total/todos' AS board, p.total_points - p.fast_points AS points,
      coalesce(r.points, 0) AS counted
    FROM progress p LEFT JOIN rank_standings r ON r.user_num = p.user_num
    WHERE p.user_num = ${num} AND coalesce(r.is_hidden, 0) = 0`;
  return db.select(counted, countedOf(own));
}

const first = {
  ...pick(columns(users, "u"), "num", "firstName"),
  points: int(sql`t.value ->> 1`),
};
/** Looked at, because some of the list may have left since. */
const LOOKED_AT = 40;

/**
 * The first people of a board, first names alone; none where the viewer is not of the group. People who left or are
 * suspended are omitted.
 */
export function firstPeople(
  db: Database,
  { userNum, period, group, limit }: { userNum: number; period: string; group: string; limit: number },
) {
  return db.select(
    first,
    sql`FROM rank_tops k CROSS JOIN json_each(k.people) t CROSS JOIN users u ON u.num = t.value ->> 0
    LEFT JOIN rank_standings r ON r.user_num = u.num
    WHERE k.board = ${period} || '/' || ${group} AND t.key < ${LOOKED_AT} AND u.suspended_at IS NULL AND coalesce(r.is_hidden, 0) = 0
      AND (${group} = 'todos' OR EXISTS (SELECT 1 FROM rank_standings v, json_each(v.groups) g
        WHERE v.user_num = ${userNum} AND g.value = ${group}))
    ORDER BY t.key LIMIT ${limit}`,
  );
}

const own = {
  isHidden: flag(sql`coalesce((SELECT r.is_hidden FROM rank_standings r WHERE r.user_num = p.user_num), 0)`),
  ...pick(columns(progress, "p"), "totalPoints", "fastPoints", "fastWeeks"),
  foldedAt: int(sql`s.folded_at`),
  isDue: flag(
    sql`EXISTS (SELECT 1 FROM rank_changed) OR EXISTS (SELECT 1 FROM rank_gone) OR s.taken IS NOT NULL`,
  ),
};

/** How current the boards are, and whether a person left them. */
export function rankingOf(db: Database, userNum: number) {
  return db.select(
    own,
    sql`FROM rank_state s CROSS JOIN progress p ON p.user_num = ${userNum} WHERE s.id = 1`,
  );
}

/** Leaves the ranking or comes back: from the next fold on; lists of names at once. */
export function setListed(db: Database, userNum: number, isListed: boolean) {
  return [
    db.statement(sql`INSERT INTO rank_standings (user_num, is_hidden) VALUES (CAST(${userNum} AS INTEGER), ${isListed ? 0 : 1})
      ON CONFLICT (user_num) DO UPDATE SET is_hidden = excluded.is_hidden`),
    db.statement(sql`INSERT INTO rank_changed (user_num) VALUES (CAST(${userNum} AS INTEGER))`),
  ] as const;
}
