import { type SQL, sql } from "drizzle-orm";
import { HOLDABLE } from "#app/features/lists/queries/reading.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { profiles, users } from "#drizzle/schema/accounts/accounts.ts";
import {
  challengeParticipants,
  challengeSeasons,
  challengeSets,
} from "#drizzle/schema/communities/challenges.ts";
import { CHALLENGE } from "../domain/challenge.ts";

const seasonColumns = columns(challengeSeasons, "s");
const season = pick(seasonColumns, "num", "id", "name", "startsAt", "endsAt", "closedAt");
const set = pick(columns(challengeSets, "c"), "id", "week", "size", "opensAt", "closesAt");
/** Seasons of a community, and sets of a season. */
const MOST_SEASONS = 50;
const MOST_SETS = 60;
/** Participants of a season that are ranked. */
const MOST_RANKED = 2000;

/** Account `u` of participant `p`: by its confirmed e-mail. */
export const ACCOUNT = sql.raw("u.email = p.email AND u.email_verified = 1");
/** First answers `a` of account `u` to the questions `j` of set `c` in its week. */
const COUNTED = sql.raw(`json_each(c.ords) j CROSS JOIN answers a ON a.user_num = u.num AND a.ord = j.value
  AND a.answered_at >= c.opens_at AND a.answered_at < c.closes_at`);

/** Right ones of them; not those quicker than reading (decision 079). */
const RIGHT = sql.raw("sum(a.correct AND a.is_fast = 0)");

/** A season by its id, or with null the one that began last. */
export function seasonNamed(community: string, id: string | null, now: number): SQL {
  if (id !== null)
    return sql`(SELECT x.num FROM challenge_seasons x WHERE x.id = ${id} AND x.community = ${community})`;
  return sql`(SELECT x.num FROM challenge_seasons x WHERE x.community = ${community} AND x.starts_at <= CAST(${now} AS INTEGER)
    ORDER BY x.starts_at DESC LIMIT 1)`;
}

/** Which season is looked at, when. `id` null: the one that began last. */
export type SeasonLook = { community: string; id: string | null; now: number };

/** `points`: of a right answer, by the community's row. */
export function seasonOf(db: Database, { community, id, now }: SeasonLook) {
  const points = int(
    sql`coalesce((SELECT c.points FROM communities c WHERE c.code = s.community), ${CHALLENGE.points})`,
  );
  return db.select(
    { ...season, points },
    sql`FROM challenge_seasons s WHERE s.num = ${seasonNamed(community, id, now)}`,
  );
}

/** Newest first. */
export function seasonsOf(db: Database, community: string) {
  return db.select(
    season,
    sql`FROM challenge_seasons s WHERE s.community = ${community} ORDER BY s.starts_at DESC LIMIT ${MOST_SEASONS}`,
  );
}

const own = {
  ...set,
  session: orNull(text(sql`t.session`)),
  /** By the ledger, or as it was when the set closed. */
  right: int(sql`CASE WHEN c.closed_at IS NULL THEN (SELECT coalesce(${RIGHT}, 0) FROM ${COUNTED})
    ELSE coalesce(x.right_answers, 0) END`),
  answered: int(
    sql`CASE WHEN c.closed_at IS NULL THEN (SELECT count(*) FROM ${COUNTED}) ELSE coalesce(x.answered, 0) END`,
  ),
};

/** The sets of a season in order, with where a person is in each. */
export function setsFor(db: Database, { community, id, now }: SeasonLook, userNum: number) {
  return db.select(
    own,
    sql`FROM users u CROSS JOIN challenge_sets c LEFT JOIN challenge_sittings t ON t.challenge_set = c.num AND t.user_num = u.num
    LEFT JOIN challenge_scores x ON x.challenge_set = c.num AND x.user_num = u.num
    WHERE u.num = CAST(${userNum} AS INTEGER) AND c.season = ${seasonNamed(community, id, now)} ORDER BY c.week LIMIT ${MOST_SETS}`,
  );
}

/** A person's row in a season. */
export function participantOf(db: Database, { community, id, now }: SeasonLook, userNum: number) {
  return db.select(
    pick(columns(challengeParticipants, "p"), "team"),
    sql`FROM users u CROSS JOIN challenge_participants p ON p.email = u.email
    WHERE u.num = CAST(${userNum} AS INTEGER) AND u.email_verified = 1 AND p.season = ${seasonNamed(community, id, now)}`,
  );
}

function scored(userNum: number, now: number) {
  return {
    ...pick(columns(challengeParticipants, "p"), "team", "firstName", "lastName"),
    ...outer(pick(columns(profiles, "f"), "ageBand")),
    userId: orNull(columns(users, "u").id),
    isHidden: flag(sql`u.num IS NOT NULL AND (u.suspended_at IS NOT NULL OR coalesce(r.is_hidden, 0) = 1)`),
    isOwn: flag(sql`coalesce(u.num = CAST(${userNum} AS INTEGER), 0)`),
    right: int(sql`coalesce((SELECT sum(x.right_answers) FROM challenge_sets c CROSS JOIN challenge_scores x
        ON x.challenge_set = c.num AND x.user_num = u.num WHERE c.season = p.season AND c.closed_at IS NOT NULL), 0)
      + coalesce((SELECT ${RIGHT} FROM challenge_sets c CROSS JOIN ${COUNTED}
        WHERE c.season = p.season AND c.closed_at IS NULL AND c.opens_at <= CAST(${now} AS INTEGER)), 0)`),
    answered: int(sql`coalesce((SELECT sum(x.answered) FROM challenge_sets c CROSS JOIN challenge_scores x
        ON x.challenge_set = c.num AND x.user_num = u.num WHERE c.season = p.season AND c.closed_at IS NOT NULL), 0)
      + coalesce((SELECT count(*) FROM challenge_sets c CROSS JOIN ${COUNTED}
        WHERE c.season = p.season AND c.closed_at IS NULL AND c.opens_at <= CAST(${now} AS INTEGER)), 0)`),
  };
}

/** What everybody of a season came to: of closed sets as they closed, of the others by the ledger. */
export function seasonScores(db: Database, { community, id, now }: SeasonLook, userNum: number) {
  return db.select(
    scored(userNum, now),
    sql`FROM challenge_participants p LEFT JOIN users u ON ${ACCOUNT} LEFT JOIN profiles f ON f.user_id = u.id
    LEFT JOIN rank_standings r ON r.user_num = u.num
    WHERE p.season = ${seasonNamed(community, id, now)} LIMIT ${MOST_RANKED}`,
  );
}

export type ScoreRow = RowOf<ReturnType<typeof scored>>;

type NewSeasonRow = {
  id: string;
  community: string;
  name: string;
  startsAt: number;
  endsAt: number;
  at: number;
  by: string;
};

/** Once by its id. No row: a repeat, or another season of the community goes on at that time. */
export function insertSeason(db: Database, row: NewSeasonRow) {
  const { id, community, name, startsAt, endsAt, at, by } = row;
  return db.returning(
    pick(columns(challengeSeasons), "id"),
    sql`INSERT INTO challenge_seasons (id, community, name, starts_at, ends_at, created_at, created_by)
    SELECT ${id}, ${community}, ${name}, CAST(${startsAt} AS INTEGER), CAST(${endsAt} AS INTEGER), CAST(${at} AS INTEGER), ${by}
    WHERE NOT EXISTS (SELECT 1 FROM challenge_seasons s WHERE s.community = ${community}
      AND s.starts_at < CAST(${endsAt} AS INTEGER) AND s.ends_at > CAST(${startsAt} AS INTEGER) AND s.id <> ${id})
    ON CONFLICT (id) DO NOTHING`,
  );
}

type NewSet = {
  id: string;
  season: number;
  week: string;
  opensAt: number;
  closesAt: number;
  ords: readonly number[];
};

/** No row: the week has a set, or none of the questions can be withheld. */
export function insertSet(db: Database, { id, season: num, week, opensAt, closesAt, ords }: NewSet) {
  return db.returning(
    pick(columns(challengeSets), "id", "size"),
    sql`INSERT INTO challenge_sets (id, season, week, ords, size, opens_at, closes_at)
    SELECT ${id}, CAST(${num} AS INTEGER), ${week}, h.ords, h.size, CAST(${opensAt} AS INTEGER), CAST(${closesAt} AS INTEGER)
    FROM (SELECT json_group_array(ord) AS ords, count(*) AS size FROM (SELECT q.ord
      FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
      WHERE ${HOLDABLE} AND q.kind <> 'open' GROUP BY q.ord ORDER BY min(j.key))) h
    WHERE h.size > 0 ON CONFLICT DO NOTHING`,
  );
}

export type SetPlace = { community: string; id: string; now: number };

/** Deletes a set that has not opened. A row if it did. */
export function deleteSet(db: Database, { community, id, now }: SetPlace) {
  return db.returning(
    pick(columns(challengeSets), "id"),
    sql`DELETE FROM challenge_sets WHERE id = ${id} AND opens_at > CAST(${now} AS INTEGER)
      AND season IN (SELECT s.num FROM challenge_seasons s WHERE s.community = ${community})`,
  );
}

/** A set to begin, for a participant: with the practice session once begun. */
export function setToBegin(db: Database, { community, id }: SetPlace, userNum: number) {
  return db.select(
    {
      ...pick(columns(challengeSets, "c"), "num", "week", "ords", "opensAt", "closesAt"),
      season: seasonColumns.name,
      session: orNull(text(sql`t.session`)),
    },
    sql`FROM challenge_sets c CROSS JOIN challenge_seasons s ON s.num = c.season AND s.community = ${community}
    CROSS JOIN users u ON u.num = CAST(${userNum} AS INTEGER) AND u.email_verified = 1
    CROSS JOIN challenge_participants p ON p.season = c.season AND p.email = u.email
    LEFT JOIN challenge_sittings t ON t.challenge_set = c.num AND t.user_num = u.num WHERE c.id = ${id}`,
  );
}

/** Ties a new practice session to a person's set; of two at once the second one's session goes. */
export function linkSetSession(db: Database, key: { set: number; userNum: number; session: string }) {
  const { session, userNum } = key;
  const of = sql`challenge_set = CAST(${key.set} AS INTEGER) AND user_num = CAST(${userNum} AS INTEGER)`;
  return {
    insertChallengeSittings:
      db.statement(sql`INSERT INTO challenge_sittings (challenge_set, user_num, session)
      SELECT CAST(${key.set} AS INTEGER), CAST(${userNum} AS INTEGER), ${session}
      WHERE EXISTS (SELECT 1 FROM practice_sessions WHERE id = ${session}) ON CONFLICT DO NOTHING`),
    deletePracticeSessions: db.statement(sql`DELETE FROM practice_sessions WHERE id = ${session}
      AND NOT EXISTS (SELECT 1 FROM challenge_sittings WHERE ${of} AND session = ${session})`),
  };
}

/** Closes every set whose week is over, with its scores: once, whatever repeats it. */
export function closeDueSets(db: Database, now: number) {
  const due = sql`closed_at IS NULL AND closes_at <= CAST(${now} AS INTEGER)`;
  return [
    db.statement(sql`INSERT INTO challenge_scores (challenge_set, user_num, right_answers, answered)
      SELECT c.num, u.num, ${RIGHT}, count(*)
      FROM challenge_sets c INDEXED BY challenge_sets_open CROSS JOIN challenge_participants p ON p.season = c.season
      CROSS JOIN users u ON ${ACCOUNT} CROSS JOIN ${COUNTED}
      WHERE c.closed_at IS NULL AND c.closes_at <= CAST(${now} AS INTEGER) GROUP BY c.num, u.num ON CONFLICT DO NOTHING`),
    db.statement(sql`UPDATE challenge_sets SET closed_at = CAST(${now} AS INTEGER) WHERE ${due}`),
  ] as const;
}

/** Seasons that are over and not closed. */
export function dueSeasons(db: Database, now: number, limit: number) {
  return db.select(
    { ...season, community: seasonColumns.community },
    sql`FROM challenge_seasons s INDEXED BY challenge_seasons_open
    WHERE s.closed_at IS NULL AND s.ends_at <= CAST(${now} AS INTEGER) ORDER BY s.ends_at LIMIT ${limit}`,
  );
}

/** The condition of closing a season, and the last statement of its batch. */
export function closingOf(db: Database, num: number, now: number) {
  const open = sql`EXISTS (SELECT 1 FROM challenge_seasons WHERE num = CAST(${num} AS INTEGER) AND closed_at IS NULL)`;
  const close = db.returning(
    pick(columns(challengeSeasons), "id"),
    sql`UPDATE challenge_seasons SET closed_at = CAST(${now} AS INTEGER) WHERE num = CAST(${num} AS INTEGER) AND closed_at IS NULL`,
  );
  return { open, close };
}
