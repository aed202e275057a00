import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { profiles, users } from "#drizzle/schema/accounts/accounts.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";
import {
  rankBlocks,
  rankGone,
  rankStandings,
  rankState,
  rankTops,
} from "#drizzle/schema/practice/ranking.ts";
import type { Standing } from "../../domain/ranking/boards.ts";
import type { FirstPlaces } from "../../domain/ranking/first-places.ts";
import type { Block, BoardChange } from "../../domain/ranking/fold.ts";

/** People of a part of the global document. */
export const PART = 10_000;
/** Blocks of boards that ended, deleted with a step. */
const SWEPT = 400;

/**
 * Claims people to fold, unless a running step has: then its people are to be folded first. Their marks are deleted, so
 * that a concurrent change marks them again.
 */
export function claimPeople(db: Database, limit: number) {
  return {
    updateRankState: db.statement(sql`UPDATE rank_state SET seq = seq + 1,
      taken = (SELECT json_group_array(user_num) FROM (SELECT DISTINCT user_num FROM rank_changed ORDER BY user_num LIMIT ${limit}))
      WHERE id = 1 AND taken IS NULL`),
    deleteRankChanged: db.statement(
      sql`DELETE FROM rank_changed WHERE user_num IN (SELECT j.value FROM rank_state s, json_each(s.taken) j WHERE s.id = 1)`,
    ),
  };
}

const state = pick(columns(rankState, "s"), "seq", "week", "foldedAt", "rebuilt");

export function rankingState(db: Database) {
  return db.select(state, sql`FROM rank_state s WHERE s.id = 1`);
}

const standing = pick(columns(rankStandings, "r"), "points", "weeks", "groups");
const taken = {
  num: int(sql`t.value`),
  listed: flag(sql`u.num IS NOT NULL AND u.suspended_at IS NULL AND coalesce(r.is_hidden, 0) = 0`),
  exists: flag(sql`u.num IS NOT NULL`),
  ...outer(pick(columns(users, "u"), "schools")),
  ...outer(pick(columns(profiles, "f"), "courses", "state")),
  ...outer(pick(columns(progress, "p"), "totalPoints", "weekPoints", "fastPoints", "fastWeeks")),
  beforePoints: orNull(standing.points),
  beforeWeeks: orNull(standing.weeks),
  beforeGroups: orNull(standing.groups),
};
export type TakenPerson = RowOf<typeof taken>;

/** The claimed people, as they are and as the boards count them. */
export function takenPeople(db: Database) {
  return db.select(
    taken,
    sql`FROM rank_state s CROSS JOIN json_each(s.taken) t LEFT JOIN users u ON u.num = t.value
    LEFT JOIN progress p ON p.user_num = t.value LEFT JOIN profiles f ON f.user_id = u.id
    LEFT JOIN rank_standings r ON r.user_num = t.value WHERE s.id = 1`,
  );
}

export function gonePeople(db: Database, limit: number) {
  return db.select(columns(rankGone, "g"), sql`FROM rank_gone g ORDER BY g.num LIMIT ${limit}`);
}

const block = columns(rankBlocks, "b");

export function blocksAt(db: Database, places: readonly { board: string; block: number }[]) {
  return db.select(
    block,
    sql`FROM json_each(${JSON.stringify(places)}) j
    CROSS JOIN rank_blocks b ON b.board = j.value ->> 'board' AND b.block = j.value ->> 'block'`,
  );
}

const top = pick(columns(rankTops, "k"), "board", "people", "beyond", "isPartial");
export type StoredTop = RowOf<typeof top>;

export function firstPlacesOf(db: Database, boards: readonly string[]) {
  return db.select(
    top,
    sql`FROM json_each(${JSON.stringify(boards)}) j CROSS JOIN rank_tops k ON k.board = j.value`,
  );
}

/** Lists being rebuilt. */
export function partialTops(db: Database) {
  return db.select(top, sql`FROM rank_tops k WHERE k.is_partial = 1`);
}

const listed = { num: columns(rankStandings, "r").userNum, ...standing };

/** Standings after a person, in order. */
export function standingsAfter(db: Database, after: number, limit: number) {
  return db.select(
    listed,
    sql`FROM rank_standings r WHERE r.user_num > CAST(${after} AS INTEGER) ORDER BY r.user_num LIMIT ${limit}`,
  );
}

export type FoldStep = {
  seq: number;
  now: number;
  week: string;
  /** Boards of weeks before are deleted. */
  last: string;
  standings: readonly (Standing & { num: number })[];
  blocks: readonly Block[];
  tops: readonly (FirstPlaces & { board: string; isPartial: boolean })[];
  gone: readonly number[];
  /** People whose points of a week not yet folded are to be folded then. */
  again: readonly number[];
  changes: readonly BoardChange[];
  rebuilt: number | null;
};

/** Ends a step: the batch fails where another step was first. */
export function writeStep(db: Database, step: FoldStep) {
  const { seq, now, week, last, rebuilt } = step;
  const parts = [...new Set(step.changes.map(({ num }) => Math.floor(num / PART)))];
  return [
    db.statement(sql`UPDATE rank_state SET seq = CASE seq WHEN ${seq} THEN seq + 1 END, taken = NULL, folded_at = ${now},
      week_since = CASE week WHEN ${week} THEN week_since ELSE ${now} END, week = ${week}, rebuilt = ${rebuilt} WHERE id = 1`),
    db.statement(sql`INSERT INTO rank_standings (user_num, points, weeks, groups)
      SELECT j.value ->> 'num', j.value ->> 'points', j.value -> 'weeks', j.value -> 'groups'
      FROM json_each(${JSON.stringify(step.standings)}) j WHERE true
      ON CONFLICT (user_num) DO UPDATE SET points = excluded.points, weeks = excluded.weeks, groups = excluded.groups`),
    db.statement(sql`INSERT INTO rank_blocks (board, block, people)
      SELECT j.value ->> 'board', j.value ->> 'block', j.value -> 'people' FROM json_each(${JSON.stringify(step.blocks)}) j WHERE true
      ON CONFLICT (board, block) DO UPDATE SET people = excluded.people`),
    db.statement(sql`INSERT INTO rank_tops (board, people, beyond, is_partial)
      SELECT j.value ->> 'board', j.value -> 'people', nullif(j.value -> 'beyond', 'null'), j.value ->> 'isPartial'
      FROM json_each(${JSON.stringify(step.tops)}) j WHERE true
      ON CONFLICT (board) DO UPDATE SET people = excluded.people, beyond = excluded.beyond, is_partial = excluded.is_partial`),
    db.statement(
      sql`DELETE FROM rank_gone WHERE num IN (SELECT value FROM json_each(${JSON.stringify(step.gone)}))`,
    ),
    db.statement(
      sql`INSERT INTO rank_changed (user_num) SELECT value FROM json_each(${JSON.stringify(step.again)})`,
    ),
    db.statement(sql`INSERT INTO rank_parts (part, changed) SELECT value, ${seq} FROM json_each(${JSON.stringify(parts)}) WHERE true
      ON CONFLICT (part) DO UPDATE SET changed = excluded.changed`),
    db.statement(
      sql`DELETE FROM rank_blocks WHERE rowid IN (SELECT rowid FROM rank_blocks WHERE board >= '2' AND board < ${last} LIMIT ${SWEPT})`,
    ),
    db.statement(
      sql`DELETE FROM rank_tops WHERE num IN (SELECT num FROM rank_tops WHERE board >= '2' AND board < ${last} LIMIT ${SWEPT})`,
    ),
  ] as const;
}

/** How many people are left to fold. */
export function peopleToFold(db: Database) {
  return db.select(
    { people: int(sql`count(DISTINCT c.user_num)`) },
    sql`FROM rank_changed c WHERE c.user_num > 0`,
  );
}
