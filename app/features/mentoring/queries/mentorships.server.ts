import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, outer, pick, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";
import { mentorships } from "#drizzle/schema/mentoring/mentoring.ts";
import type { Accompanying } from "../domain/accompanying.ts";

const person = pick(columns(users, "u"), "num", "id", "firstName", "lastName");
/** Mentees of a page. */
const MOST_MENTEES = 500;

/** The week that is looked at, and today's place in it. */
export type WeekLook = { week: string; today: number };

const IN_WEEK = (week: string) => sql`FROM mentoring_tasks t WHERE t.mentee = m.mentee AND t.week = ${week}`;

function facts({ week, today }: WeekLook) {
  return {
    ...person,
    ...pick(columns(users, "u"), "guardianWaits"),
    ...pick(columns(mentorships, "m"), "since"),
    ...outer(pick(columns(progress, "p"), "lastAnsweredAt", "weekQuestions", "weekCorrect")),
    tasks: int(sql`(SELECT count(*) ${IN_WEEK(week)})`),
    done: int(sql`(SELECT count(t.done_at) ${IN_WEEK(week)})`),
    late: int(
      sql`(SELECT count(*) ${IN_WEEK(week)} AND t.day < CAST(${today} AS INTEGER) AND t.done_at IS NULL)`,
    ),
  };
}

const JOINED = sql.raw(
  "CROSS JOIN users u ON u.num = m.mentee LEFT JOIN progress p ON p.user_num = m.mentee",
);

/** A mentor's current mentees. */
export function menteesOf(db: Database, mentor: number, look: WeekLook) {
  return db.select(
    facts(look),
    sql`FROM mentorships m ${JOINED} WHERE m.mentor = ${mentor} AND m.until IS NULL LIMIT ${MOST_MENTEES}`,
  );
}

/** Every current mentorship, with its meetings to come. */
export function allMentees(db: Database, look: WeekLook, now: number) {
  const meetings = int(sql`(SELECT count(*) FROM meeting_people w CROSS JOIN meetings g ON g.id = w.meeting
    WHERE w.mentee = m.mentee AND g.mentor = m.mentor AND g.cancelled_at IS NULL AND g.starts_at > CAST(${now} AS INTEGER))`);
  return db.select(
    { ...facts(look), mentor: int(sql`m.mentor`), meetings },
    sql`FROM mentorships m INDEXED BY mentorships_current ${JOINED} WHERE m.until IS NULL AND m.mentor IS NOT NULL LIMIT ${MOST_MENTEES}`,
  );
}

/** `mentorships m` of a mentee (their number as SQL), for who accompanies them. */
export function accompanied(mentee: SQL, { num, all }: Accompanying): SQL {
  return sql`m.mentee = ${mentee} AND m.until IS NULL AND (m.mentor = ${num} OR ${all ? 1 : 0} = 1)`;
}

/** A mentee by the id of an address. No row of another mentor's. */
export function menteeFor(db: Database, userId: string, who: Accompanying, look: WeekLook) {
  return db.select(
    facts(look),
    sql`FROM users x CROSS JOIN mentorships m ${JOINED} WHERE x.id = ${userId} AND ${accompanied(sql`x.num`, who)}`,
  );
}

/** Who accompanies a mentee now. */
export function mentorOf(db: Database, mentee: number) {
  return db.select(
    { ...person, ...pick(columns(mentorships, "m"), "since") },
    sql`FROM mentorships m CROSS JOIN users u ON u.num = m.mentor WHERE m.mentee = ${mentee} AND m.until IS NULL`,
  );
}

const claimed = pick(columns(users, "u"), "num", "id", "firstName", "lastName");

function holders(claim: "mentor" | "mentee"): SQL {
  return sql`FROM user_marks k CROSS JOIN users u ON u.num = k.num WHERE k.mark = ${`claim:${claim}`}`;
}

/** Everybody who may accompany somebody. */
export function mentorPeople(db: Database) {
  return db.select(claimed, sql`${holders("mentor")} LIMIT ${MOST_MENTEES}`);
}

/** Mentees without a mentor. */
export function waitingMentees(db: Database) {
  return db.select(
    claimed,
    sql`${holders("mentee")} AND NOT EXISTS (SELECT 1 FROM mentorships m WHERE m.mentee = u.num AND m.until IS NULL
      AND m.mentor IS NOT NULL) LIMIT ${MOST_MENTEES}`,
  );
}

const moved = { mentee: text(sql`(SELECT id FROM users WHERE num = mentorships.mentee)`) };

type Move = { mentees: readonly string[]; mentor: string; at: number };

/** Those of the given people who have the mentee's claim and another mentor, or none; if the mentor has the claim. */
function toMove({ mentees, mentor }: Omit<Move, "at">): SQL {
  return sql`FROM json_each(${JSON.stringify(mentees)}) j CROSS JOIN users u ON u.id = j.value
    CROSS JOIN users r ON r.id = ${mentor} AND r.num <> u.num
    WHERE EXISTS (SELECT 1 FROM user_marks k WHERE k.num = u.num AND k.mark = 'claim:mentee')
      AND EXISTS (SELECT 1 FROM user_marks k WHERE k.num = r.num AND k.mark = 'claim:mentor')
      AND NOT EXISTS (SELECT 1 FROM mentorships m WHERE m.mentee = u.num AND m.until IS NULL AND m.mentor = r.num)`;
}

/** Gives mentees to a mentor, with an audit row each; the former mentorship ends. `begin`: a row for each moved. */
export function moveMentees(db: Database, move: Move, entry: AuditEntry) {
  const ids = sql`SELECT u.num ${toMove(move)}`;
  return {
    audits: move.mentees.map((each) =>
      insertAudit(db, entry, {
        subjectId: sql`u.id`,
        after: sql`json_object('mentor', ${move.mentor})`,
        from: toMove({ mentees: [each], mentor: move.mentor }),
      }),
    ),
    end: db.statement(
      sql`UPDATE mentorships SET until = CAST(${move.at} AS INTEGER) WHERE until IS NULL AND mentee IN (${ids})`,
    ),
    rows: db.returning(
      moved,
      sql`INSERT INTO mentorships (mentor, mentee, since, assigned_by)
      SELECT r.num, u.num, CAST(${move.at} AS INTEGER), ${entry.actorId ?? ""} ${toMove(move)} ON CONFLICT DO NOTHING`,
    ),
  };
}

/** Ends a mentee's mentorship. A row if there was one. */
export function endMentorship(db: Database, mentee: string, at: number, entry: AuditEntry) {
  const current = sql`until IS NULL AND mentee = (SELECT num FROM users WHERE id = ${mentee})`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${mentee}`,
      from: sql`FROM mentorships WHERE ${current}`,
    }),
    ended: db.returning(moved, sql`UPDATE mentorships SET until = CAST(${at} AS INTEGER) WHERE ${current}`),
  };
}
