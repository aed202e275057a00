import { type SQL, sql } from "drizzle-orm";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { key, placed } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, outer, pick, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { mentoringShares, mentoringTests } from "#drizzle/schema/mentoring/mentoring-tests.ts";
import { practiceItems, practiceSessions } from "#drizzle/schema/practice/practice.ts";
import type { Accompanying } from "../domain/accompanying.ts";

/** A mentee's sitting of a test by ids; `mentee`: the account's id, or the number. */
export type ReportKey = { test: string; mentee: string | number };

/** Finished: the session is graded. At most this many of others are compared with. */
const MOST_COMPARED = 200;

function menteeOf({ mentee }: ReportKey): SQL {
  return typeof mentee === "number" ? sql`${mentee}` : sql`(SELECT num FROM users WHERE id = ${mentee})`;
}

const JOINS =
  sql.raw(`CROSS JOIN mentoring_sittings s ON s.test = t.num CROSS JOIN users u ON u.num = s.mentee
    CROSS JOIN practice_sessions p ON p.id = s.session AND p.graded_at IS NOT NULL`);

/** The graded session `p` of a report's sitting `s`. */
function graded(report: ReportKey): SQL {
  return sql`FROM mentoring_tests t ${JOINS} WHERE t.id = ${report.test} AND s.mentee = ${menteeOf(report)}`;
}

const head = {
  ...pick(columns(mentoringTests, "t"), "num", "name"),
  ...pick(columns(practiceSessions, "p"), "mode", "startedAt", "endedAt", "gradedAt"),
  ...pick(columns(users, "u"), "id", "firstName", "lastName", "guardianWaits"),
  menteeNum: int(sql`u.num`),
};

/** The head of a report, for the mentee, who accompanies them, and the chief. */
export function reportHead(db: Database, report: ReportKey, { num, all }: Accompanying) {
  return db.select(
    head,
    sql`${graded(report)} AND (s.mentee = ${num} OR ${all ? 1 : 0} = 1 OR EXISTS (SELECT 1 FROM mentorships m
      WHERE m.mentee = s.mentee AND m.until IS NULL AND m.mentor = ${num}))`,
  );
}

/** The head of a report that a link leads to. */
export function sharedHead(db: Database, tokenHash: string, now: number) {
  return db.select(
    head,
    sql`FROM mentoring_shares h CROSS JOIN mentoring_tests t ON t.num = h.test ${JOINS}
    WHERE h.token_hash = ${tokenHash} AND h.expires_at > CAST(${now} AS INTEGER) AND s.mentee = h.mentee AND u.guardian_waits = 0`,
  );
}

/** What session `p` came to at question `q`; without the key where the mentee may not have it now. */
function itemOf(now: number): SQL {
  return sql`LEFT JOIN practice_items i ON i.user_num = p.user_num AND i.place = p.num * 1000 + j.key
    LEFT JOIN question_keys k ON k.ord = q.ord AND ${notHeld(sql`q.ord`, { userNum: sql.raw("p.user_num"), now })}`;
}

const item = {
  position: int(sql`j.key`),
  ...placed,
  ...pick(outer(columns(practiceItems, "i")), "choice", "spent"),
  /** Only of an answer that was graded. */
  letter: orNull(text(sql`CASE WHEN i.answered = 1 THEN ${key.letter.sql} END`)),
};

/** Each question of a finished sitting: at most three rows. `of`: condition on `t` and `s`. */
function itemsWhere(db: Database, of: SQL, now: number) {
  return db.select(
    item,
    sql`FROM mentoring_tests t ${JOINS} CROSS JOIN json_each(t.ords) j CROSS JOIN questions q ON q.ord = j.value
      AND q.status <> 'quarantined' ${itemOf(now)} WHERE ${of} ORDER BY j.key`,
  );
}

const counted = {
  right: int(sql`coalesce(sum(i.answered = 1 AND i.choice = k.letter), 0)`),
  graded: int(sql`coalesce(sum(i.choice IS NULL OR (i.answered = 1 AND k.letter IS NOT NULL)), 0)`),
};

/** What each of the others came to in the same test. */
function othersWhere(db: Database, of: SQL, now: number) {
  return db.select(
    counted,
    sql`FROM (SELECT t.num, t.ords, s.session FROM mentoring_tests t CROSS JOIN mentoring_sittings s ON s.test = t.num
        WHERE ${of} AND s.session IS NOT NULL LIMIT ${MOST_COMPARED}) t
    CROSS JOIN practice_sessions p ON p.id = t.session AND p.graded_at IS NOT NULL
    CROSS JOIN json_each(t.ords) j CROSS JOIN questions q ON q.ord = j.value AND q.status <> 'quarantined' ${itemOf(now)} GROUP BY p.num`,
  );
}

const former = {
  ...counted,
  name: text(sql`t.name`),
  gradedAt: int(sql`p.graded_at`),
};

/** A mentee's other finished tests, oldest first. */
function formerWhere(db: Database, mentee: SQL, test: SQL, now: number) {
  return db.select(
    former,
    sql`FROM mentoring_sittings s INDEXED BY mentoring_sittings_of_mentee CROSS JOIN mentoring_tests t ON t.num = s.test
    CROSS JOIN practice_sessions p ON p.id = s.session AND p.graded_at IS NOT NULL
    CROSS JOIN json_each(t.ords) j CROSS JOIN questions q ON q.ord = j.value AND q.status <> 'quarantined' ${itemOf(now)}
    WHERE s.mentee = ${mentee} AND t.num <> ${test} GROUP BY p.num ORDER BY p.graded_at, p.num`,
  );
}

/** Items, the others and the former tests of a report. Who may read it is the head's to say. */
export function reportParts(db: Database, report: ReportKey, now: number) {
  const mentee = menteeOf(report);
  const test = sql`(SELECT num FROM mentoring_tests WHERE id = ${report.test})`;
  return {
    items: itemsWhere(db, sql`t.id = ${report.test} AND s.mentee = ${mentee}`, now),
    others: othersWhere(db, sql`t.id = ${report.test} AND s.mentee <> ${mentee}`, now),
    former: formerWhere(db, mentee, test, now),
  };
}

/** The same by a link's token. */
export function sharedParts(db: Database, tokenHash: string, now: number) {
  const of = (column: "test" | "mentee") =>
    sql`(SELECT h.${sql.raw(column)} FROM mentoring_shares h WHERE h.token_hash = ${tokenHash})`;
  return {
    items: itemsWhere(db, sql`t.num = ${of("test")} AND s.mentee = ${of("mentee")}`, now),
    others: othersWhere(db, sql`t.num = ${of("test")} AND s.mentee <> ${of("mentee")}`, now),
    former: formerWhere(db, of("mentee"), of("test"), now),
  };
}

type NewShare = {
  tokenHash: string;
  test: number;
  mentee: number;
  by: string;
  at: number;
  expiresAt: number;
};

export function insertShare(db: Database, { tokenHash, test, mentee, by, at, expiresAt }: NewShare) {
  return db.statement(sql`INSERT INTO mentoring_shares (token_hash, test, mentee, created_by, created_at, expires_at)
    VALUES (${tokenHash}, CAST(${test} AS INTEGER), CAST(${mentee} AS INTEGER), ${by}, CAST(${at} AS INTEGER), CAST(${expiresAt} AS INTEGER))`);
}

/** Links to a report that still lead there. */
export function liveShares(db: Database, report: ReportKey, now: number) {
  return db.select(
    pick(columns(mentoringShares, "h"), "expiresAt"),
    sql`FROM mentoring_shares h WHERE h.mentee = ${menteeOf(report)}
    AND h.test = (SELECT num FROM mentoring_tests WHERE id = ${report.test}) AND h.expires_at > CAST(${now} AS INTEGER)`,
  );
}

/** All links to a report. */
export function deleteShares(db: Database, { test, mentee }: { test: number; mentee: number }) {
  return db.statement(
    sql`DELETE FROM mentoring_shares WHERE mentee = CAST(${mentee} AS INTEGER) AND test = CAST(${test} AS INTEGER)`,
  );
}

/** Links past their end: a bounded step. */
export function purgeShares(db: Database, now: number) {
  return db.statement(sql`DELETE FROM mentoring_shares WHERE token_hash IN (
    SELECT token_hash FROM mentoring_shares WHERE expires_at < CAST(${now} AS INTEGER) LIMIT 20)`);
}
