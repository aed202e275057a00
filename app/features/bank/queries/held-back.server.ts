import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { flag, int, orNull } from "#app/platform/db/fields.server.ts";
import { HELD_UNTIL, LATE_GRACE, LONGEST_HOLD, MOST_EXTRA } from "../domain/held-back.ts";
import { holdEnd, isFor, lastClosing } from "./assessment-windows.server.ts";

/**
 * The reader of a key or of what reveals it, and the time (epoch seconds). `userNum` null: a visitor. `resultOf`: the
 * number of the assessment whose result they read, which its own rules show.
 */
export type KeyAsker = { userNum: SQL | number | null; now: SQL | number; resultOf?: SQL };

/**
 * The context: the practice session (its id) in which a week's set of a challenge is answered, or any with `true`, for
 * an answer alone. A set reveals its keys there, answer by answer.
 */
type AskedIn = SQL | true | null;

const released = sql.raw(String(HELD_UNTIL.released));
const handedIn = sql.raw(String(HELD_UNTIL.handedIn));
const longest = sql.raw(String(LONGEST_HOLD));
const grace = sql.raw(String(LATE_GRACE));
/** Seconds from the last closing to the last answer that may arrive. */
const latest = sql.raw(String(LATE_GRACE + 60 * MOST_EXTRA));

/** The open exams of a kind that contain the question: no row for nearly all questions. `asked` is of `heldUntil`. */
function standingIn(kind: 0 | 1 | 2 | 3): SQL {
  return sql.raw(`asked CROSS JOIN exam_questions x ON x.ord = asked.ord AND x.kind = ${kind}`);
}

/** For everybody, from its making to its end. */
const inEvent = sql`SELECT he.ends_at AS until FROM ${standingIn(1)} CROSS JOIN mock_events he ON he.num = x.exam
  WHERE he.cancelled_at IS NULL AND he.ends_at > asked.now`;

/** For the students it is for, and who has sat it, from the publication to what its rules call the release of the key. */
function inAssessment(resultOf: SQL | undefined): SQL {
  const rule = sql.raw("a.rules ->> 'showKey'");
  const own = sql.raw("FROM submissions s WHERE s.assessment = a.num AND s.person = hm.num");
  const ended = sql`(s.submitted_at IS NOT NULL OR s.ends_at + ${grace} < asked.now)`;
  const closing = lastClosing.sql;
  // As `isAllOver`; when no sitting can be under way any more none is looked for.
  const isOver = sql`(coalesce(${closing} <= asked.now, 0) AND (${closing} < asked.now - ${latest} OR NOT EXISTS (SELECT 1
    FROM submissions s WHERE s.assessment = a.num AND s.submitted_at IS NULL AND s.ends_at >= asked.now - ${grace})))`;
  const attempts = sql`(a.rules ->> 'attempts') + coalesce((SELECT t.more_attempts FROM assessment_people t
    WHERE t.person = hm.num AND t.assessment = a.num), 0)`;
  // A release that can be withdrawn: until the quarter hour at which the clock writes the ledger.
  const takeable = sql`a.ledger_due IS NOT NULL AND a.released_at IS NOT NULL`;
  return sql`SELECT CASE WHEN ${takeable} THEN (max(a.ledger_due, asked.now) / 900 + 1) * 900
      WHEN ${rule} IN ('closed', 'handed-in') AND ${closing} > asked.now THEN ${closing} ELSE ${released} END
    FROM ${standingIn(0)} CROSS JOIN assessments a ON a.num = x.exam
    CROSS JOIN school_people hm ON hm.account = asked.who AND hm.school = (SELECT n.num FROM schools n WHERE n.id = a.school)
      AND hm.role = 'student' AND hm.active = 1
    WHERE ${resultOf ? sql`x.exam <> ${resultOf} AND ` : sql``}(a.released_at IS NULL OR a.ledger_due IS NOT NULL) AND ${holdEnd} > asked.now AND (${isFor(sql`hm.num`)} OR EXISTS (SELECT 1 ${own}))
      AND NOT (${rule} IN ('closed', 'handed-in') AND ${isOver})
      AND NOT (${rule} = 'handed-in' AND (SELECT count(*) ${own} AND ${ended}) >= ${attempts})`;
}

/** For a mentee who has it as an exam, until it is submitted or its time is over. */
const inMentoringTest = sql`SELECT ${handedIn} FROM ${standingIn(2)}
  CROSS JOIN mentoring_sittings s ON s.test = x.exam AND s.mentee = asked.who AND s.mode = 'exam'
  LEFT JOIN practice_sessions hs ON hs.id = s.session
  WHERE hs.ended_at IS NULL AND (s.session IS NULL OR hs.num IS NOT NULL)
    AND coalesce(hs.started_at + hs.time_limit + ${grace} >= asked.now, 1)
    AND coalesce(hs.started_at, max(s.given_at, coalesce(s.due_at, 0))) + ${longest} > asked.now`;

/** For the participants of its season, until it closes. */
function inChallenge(askedIn: AskedIn): SQL {
  const session = askedIn === true ? sql`` : sql`AND t.session = ${askedIn}`;
  const but = sql`AND NOT EXISTS (SELECT 1 FROM challenge_sittings t
    WHERE t.challenge_set = c.num AND t.user_num = hu.num ${session})`;
  return sql`SELECT c.closes_at FROM ${standingIn(3)} CROSS JOIN challenge_sets c ON c.num = x.exam
    CROSS JOIN users hu ON hu.num = asked.who AND hu.email_verified = 1
    CROSS JOIN challenge_participants p ON p.season = c.season AND p.email = hu.email
    WHERE c.closed_at IS NULL AND c.closes_at > asked.now ${askedIn === null ? sql`` : but}`;
}

/**
 * Until when a question is withheld from a person (domain/questions/held-back.ts), or NULL: the rule of every statement
 * that grades an answer or returns a key, solution, counts or comments (decision 071). For a question in no open exam
 * it reads no row.
 */
export function heldUntil(ord: SQL, { userNum, now, resultOf }: KeyAsker, askedIn: AskedIn = null): SQL {
  const personal = userNum === null ? [] : [inAssessment(resultOf), inMentoringTest, inChallenge(askedIn)];
  return sql`(WITH asked(ord, who, now) AS (SELECT CAST(${ord} AS INTEGER), CAST(${userNum} AS INTEGER), CAST(${now} AS INTEGER))
    SELECT CASE WHEN min(h.until) <= ${handedIn} THEN min(h.until) ELSE max(h.until) END
    FROM (${sql.join([inEvent, ...personal], sql` UNION ALL `)}) h)`;
}

/** Condition: nothing withholds the question from the person now. */
export function notHeld(ord: SQL, asker: KeyAsker, askedIn: AskedIn = null): SQL {
  return sql`${heldUntil(ord, asker, askedIn)} IS NULL`;
}

/**
 * As literals: for lists that have a condition in each of many parts, where D1 accepts 100 parameters in a statement.
 */
export function writtenAsker({ userNum, now }: { userNum: number | null; now: number }): KeyAsker {
  return {
    userNum: userNum === null ? null : sql.raw(String(Math.trunc(userNum))),
    now: sql.raw(String(Math.trunc(now))),
  };
}

/**
 * Until when a listed question is withheld, and whether the reader's own answer was right, from a LEFT JOIN of `answers
 * a`: null while withheld.
 */
export function ownMark(asker: KeyAsker, { mark = sql`a.correct`, ord = sql`q.ord` } = {}) {
  const shown = sql`CASE WHEN ${mark} IS NOT NULL AND ${notHeld(ord, asker)} THEN ${mark} END`;
  return {
    heldUntil: orNull(int(heldUntil(ord, asker))),
    correct: orNull(flag(asker.userNum === null ? sql`NULL` : shown)),
  };
}

/** One row: until when the question is withheld from the person. */
export function heldBack(db: Database, ord: number, asker: KeyAsker) {
  return db.select({ until: orNull(int(heldUntil(sql`${ord}`, asker))) }, sql`FROM (SELECT 1)`);
}
