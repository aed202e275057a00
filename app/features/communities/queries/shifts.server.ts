import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, pick } from "#app/platform/db/fields.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { shiftPeople, shifts } from "#drizzle/schema/communities/communities.ts";
import { comments } from "#drizzle/schema/forum/comments.ts";
import { threads } from "#drizzle/schema/forum/forum.ts";

const shift = pick(columns(shifts, "s"), "id", "startsAt", "endsAt", "places");
const presence = pick(columns(shiftPeople, "p"), "confirmedAt");
const taken = int(sql`(SELECT count(*) FROM shift_people x WHERE x.shift = s.num)`);
/** Shifts on a page, and that a community may have ahead. */
const MOST_SHOWN = 120;
const MOST_AHEAD = 300;
/** Shifts that a certificate counts. */
const MOST_SERVED = 1000;
const ANSWERED_SHOWN = 40;

/** Shown answers `c` that a person (their id as SQL) gave within shift `s`. */
function answersOf(userId: SQL): SQL {
  return sql`c.user_id = ${userId} AND c.ord < 0 AND c.parent IS NULL AND c.state = 'shown'
    AND c.created_at >= s.starts_at AND c.created_at < s.ends_at`;
}

function answered(userId: SQL) {
  return int(sql`(SELECT count(*) FROM comments c WHERE ${answersOf(userId)})`);
}

/** Shifts that are not over, the next one first. */
export function shiftsAhead(db: Database, community: string, userNum: number, now: number) {
  return db.select(
    {
      ...shift,
      taken,
      mine: flag(
        sql`EXISTS (SELECT 1 FROM shift_people m WHERE m.shift = s.num AND m.user_num = ${userNum})`,
      ),
    },
    sql`FROM shifts s WHERE s.community = ${community} AND s.starts_at > CAST(${now - DAY} AS INTEGER)
      AND s.ends_at > CAST(${now} AS INTEGER) AND s.cancelled_at IS NULL ORDER BY s.starts_at LIMIT ${MOST_SHOWN}`,
  );
}

type Volunteer = { num: number; id: string };

/** A volunteer's ended shifts, newest first. */
export function servedShifts(db: Database, community: string, { num, id }: Volunteer, now: number) {
  return db.select(
    { ...shift, ...presence, answers: answered(sql`${id}`) },
    sql`FROM shift_people p INDEXED BY shift_people_of_person CROSS JOIN shifts s ON s.num = p.shift
    WHERE p.user_num = ${num} AND s.community = ${community} AND s.ends_at <= CAST(${now} AS INTEGER)
      AND s.cancelled_at IS NULL ORDER BY p.shift DESC LIMIT ${MOST_SERVED}`,
  );
}

/** A person's name, for a certificate. */
export function volunteerName(db: Database, userId: string) {
  return db.select(
    pick(columns(users, "u"), "firstName", "lastName"),
    sql`FROM users u WHERE u.id = ${userId}`,
  );
}

export type NewShift = { id: string; startsAt: number; endsAt: number };

/** Shifts of a community, once by their ids; none above MOST_AHEAD. */
export function insertShifts(
  db: Database,
  rows: readonly NewShift[],
  { community, places, at, by }: { community: string; places: number; at: number; by: string },
) {
  return db.returning(
    { id: columns(shifts).id },
    sql`INSERT INTO shifts (id, community, starts_at, ends_at, places, created_at, created_by)
    SELECT j.value ->> 'id', ${community}, j.value ->> 'startsAt', j.value ->> 'endsAt', ${places}, ${at}, ${by}
    FROM json_each(${JSON.stringify(rows)}) j
    WHERE (SELECT count(*) FROM shifts s WHERE s.community = ${community} AND s.starts_at > CAST(${at} AS INTEGER)) + ${rows.length}
      <= ${MOST_AHEAD} ON CONFLICT (id) DO NOTHING`,
  );
}

/** Those of the named shifts that a community has. */
export function shiftsNamed(db: Database, community: string, ids: readonly string[]) {
  return db.select(
    pick(shift, "id"),
    sql`FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN shifts s ON s.id = j.value WHERE s.community = ${community}`,
  );
}

/** The named shift of a community, that is still to be. */
function ofCommunity(community: string, id: string): SQL {
  return sql`s.id = ${id} AND s.community = ${community} AND s.cancelled_at IS NULL`;
}

export type ShiftPlace = { community: string; id: string };

/**
 * Claims a shift that has not started, if there is a place and the person has no other at that time. Returns a row if
 * claimed now.
 */
export function claimShift(db: Database, { community, id }: ShiftPlace, userNum: number, now: number) {
  return db.returning(
    { shift: int(sql`shift`) },
    sql`INSERT INTO shift_people (shift, user_num, taken_at)
    SELECT s.num, CAST(${userNum} AS INTEGER), CAST(${now} AS INTEGER) FROM shifts s
    WHERE ${ofCommunity(community, id)} AND s.starts_at > CAST(${now} AS INTEGER)
      AND (SELECT count(*) FROM shift_people x WHERE x.shift = s.num) < s.places AND NOT ${overlapping(userNum)}
    ON CONFLICT (shift, user_num) DO NOTHING`,
  );
}

/** Whether the person has another shift at the time of shift `s`. */
function overlapping(userNum: number): SQL {
  return sql`EXISTS (SELECT 1 FROM shift_people m CROSS JOIN shifts o ON o.num = m.shift
    WHERE m.user_num = CAST(${userNum} AS INTEGER) AND o.num <> s.num AND o.cancelled_at IS NULL
      AND o.starts_at < s.ends_at AND o.ends_at > s.starts_at)`;
}

/** Leaves a shift that has not begun. A row if it was left now. */
export function leaveShift(db: Database, { community, id }: ShiftPlace, userNum: number, now: number) {
  return db.returning(
    { shift: int(sql`shift`) },
    sql`DELETE FROM shift_people WHERE user_num = CAST(${userNum} AS INTEGER) AND shift = (SELECT s.num FROM shifts s
      WHERE ${ofCommunity(community, id)} AND s.starts_at > CAST(${now} AS INTEGER))`,
  );
}

/** A shift from a person's view, after a failed claim or leave. */
export function shiftFor(db: Database, { community, id }: ShiftPlace, userNum: number) {
  return db.select(
    {
      ...shift,
      taken,
      mine: flag(
        sql`EXISTS (SELECT 1 FROM shift_people m WHERE m.shift = s.num AND m.user_num = CAST(${userNum} AS INTEGER))`,
      ),
      overlaps: flag(overlapping(userNum)),
    },
    sql`FROM shifts s WHERE ${ofCommunity(community, id)}`,
  );
}

/** The volunteers of a cancelled shift, to notify. */
export function peopleOfShift(db: Database, { community, id }: ShiftPlace) {
  return db.select(
    { userId: columns(users, "u").id },
    sql`FROM shifts s CROSS JOIN shift_people p ON p.shift = s.num CROSS JOIN users u ON u.num = p.user_num
    WHERE s.id = ${id} AND s.community = ${community}`,
  );
}

/** Cancels a shift that is not over. A row if it was cancelled now. */
export function cancelShift(db: Database, { community, id }: ShiftPlace, now: number) {
  return db.returning(
    pick(columns(shifts), "id", "startsAt"),
    sql`UPDATE shifts SET cancelled_at = CAST(${now} AS INTEGER) WHERE id = ${id} AND community = ${community}
      AND cancelled_at IS NULL AND ends_at > CAST(${now} AS INTEGER)`,
  );
}

/** Records that a volunteer was at an ended shift; idempotent. A row if there is such a shift of theirs. */
export function confirmPresence(
  db: Database,
  { community, id }: ShiftPlace,
  { userId, at, by }: { userId: string; at: number; by: string },
) {
  return db.returning(
    { shift: int(sql`shift`) },
    sql`UPDATE shift_people SET confirmed_at = coalesce(confirmed_at, CAST(${at} AS INTEGER)), confirmed_by = coalesce(confirmed_by, ${by})
    WHERE user_num = (SELECT num FROM users WHERE id = ${userId}) AND shift = (SELECT s.num FROM shifts s
      WHERE ${ofCommunity(community, id)} AND s.ends_at <= CAST(${at} AS INTEGER))`,
  );
}

/** A community's shifts that begin after a time, in order. */
export function deskShifts(db: Database, community: string, from: number) {
  return db.select(
    shift,
    sql`FROM shifts s WHERE s.community = ${community} AND s.starts_at > CAST(${from} AS INTEGER)
      AND s.cancelled_at IS NULL ORDER BY s.starts_at LIMIT ${MOST_SHOWN}`,
  );
}

const person = pick(columns(users, "u"), "firstName", "lastName");

/** The volunteers of those shifts, and how many doubts each answered in them. */
export function deskPeople(db: Database, community: string, from: number) {
  return db.select(
    {
      shift: columns(shifts, "s").id,
      userId: columns(users, "u").id,
      ...person,
      ...presence,
      answers: answered(sql`u.id`),
    },
    sql`FROM shifts s CROSS JOIN shift_people p ON p.shift = s.num CROSS JOIN users u ON u.num = p.user_num
    WHERE s.community = ${community} AND s.starts_at > CAST(${from} AS INTEGER) AND s.cancelled_at IS NULL
    ORDER BY s.starts_at LIMIT ${MOST_SHOWN * 3}`,
  );
}

/** Who answered what in those shifts, newest first. */
export function answersInShifts(db: Database, community: string, from: number) {
  return db.select(
    {
      ...pick(columns(comments, "c"), "num", "createdAt"),
      thread: columns(threads, "t").num,
      title: columns(threads, "t").title,
      ...person,
    },
    sql`FROM shifts s CROSS JOIN shift_people p ON p.shift = s.num CROSS JOIN users u ON u.num = p.user_num
    CROSS JOIN comments c ON ${answersOf(sql`u.id`)} CROSS JOIN threads t ON t.num = -c.ord AND t.state = 1
    WHERE s.community = ${community} AND s.starts_at > CAST(${from} AS INTEGER) AND s.cancelled_at IS NULL
    ORDER BY c.num DESC LIMIT ${ANSWERED_SHOWN}`,
  );
}
