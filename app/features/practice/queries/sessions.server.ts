import { type SQL, sql } from "drizzle-orm";
import { MOST_ANSWERS } from "#app/features/accounts/domain/progress/answer-limits.ts";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { practiceSessions } from "#drizzle/schema/practice/practice.ts";
import type { PracticeChanges } from "../domain/saved-changes.ts";
import { MOST_STARTED, type PracticeHead } from "../domain/session.ts";
import { HANDING_IN } from "../domain/session-end.ts";

const { num, userNum: owner, ords, ...session } = columns(practiceSessions, "s");
export type PracticeSession = RowOf<typeof session>;

/** Another person's session is not found. */
export type SessionKey = { id: string; userNum: number };

/** Changes from a device, and when they arrive (epoch seconds). */
export type PracticeUpdate = { items: PracticeChanges["items"]; now: number };

export const OWN_ITEMS = sql.raw(
  "i.user_num = s.user_num AND i.place >= s.num * 1000 AND i.place < s.num * 1000 + 1000",
);

const opened = {
  ...session,
  /** Of a mock exam, the last part of its address. */
  mock: orNull(text(sql`m.exam`)),
  /** Epoch seconds until which nothing is graded: others still sit the same event. */
  heldUntil: orNull(int(sql`e.ends_at`)),
};

export function practiceSession(db: Database, { id, userNum }: SessionKey) {
  return db.select(
    opened,
    sql`FROM practice_sessions s LEFT JOIN mock_sessions m ON m.session = s.num LEFT JOIN mock_events e ON e.num = m.event
    WHERE s.id = ${id} AND s.user_num = ${userNum}`,
  );
}

const listed = {
  ...session,
  chosen: int(sql`(SELECT count(i.choice) FROM practice_items i WHERE ${OWN_ITEMS})`),
};
export type ListedSession = RowOf<typeof listed>;

/** Newest first, each with its number of answered questions. */
export function practiceSessionsOf(db: Database, userNum: number, limit: number) {
  return db.select(
    listed,
    sql`FROM practice_sessions s WHERE s.user_num = ${userNum} ORDER BY s.num DESC LIMIT ${limit}`,
  );
}

/** The newest unfinished session. One row. */
export function openPracticeOf(db: Database, userNum: number) {
  return db.select(
    session,
    sql`FROM practice_sessions s INDEXED BY practice_sessions_open
    WHERE s.user_num = ${userNum} AND s.ended_at IS NULL ORDER BY s.num DESC LIMIT 1`,
  );
}

export type NewPracticeSession = SessionKey &
  Pick<PracticeSession, "mode" | "title" | "source" | "timeLimit" | "timerFrom" | "startedAt"> & {
    ords: readonly number[];
  };

/** None above MOST_STARTED in the last 24 hours; else its id. */
export function createPracticeSession(db: Database, session: NewPracticeSession) {
  const { id, userNum, mode, title, source, timeLimit, timerFrom, startedAt, ords } = session;
  return db.returning(
    { id: text(sql`id`) },
    sql`INSERT INTO practice_sessions (id, user_num, mode, title, source, ords, size, time_limit, timer_from, started_at)
    SELECT ${id}, ${userNum}, ${mode}, ${title}, ${source}, ${JSON.stringify(ords)}, ${ords.length}, ${timeLimit},
      ${timerFrom}, ${startedAt}
    FROM (SELECT count(*) AS sessions, coalesce(sum(size), 0) AS questions FROM (
      SELECT size, started_at FROM practice_sessions WHERE user_num = ${userNum} ORDER BY num DESC LIMIT ${MOST_STARTED.sessions}
    ) WHERE started_at > ${startedAt - DAY}) today
    WHERE today.sessions < ${MOST_STARTED.sessions} AND today.questions + ${ords.length} <= ${MOST_STARTED.questions}`,
  );
}

/** Null without a limit. */
const DEADLINE = "(s.started_at + s.time_limit)";

/** Whether a change `c` of session `s` counts: by the device's time, within bounds. */
function inTime(now: number): SQL {
  const bounds = sql.raw(
    `(c.value ->> 'changedAt') <= (${DEADLINE} + ${HANDING_IN}) * 1000 AND ${DEADLINE} + ${LATE_GRACE} >=`,
  );
  return sql`s.ended_at IS NULL AND (s.time_limit IS NULL OR (${bounds} CAST(${now} AS INTEGER)))`;
}

/** Stores the latest changes; in an exam none is graded before its end, and none counts after the deadline. */
export function saveItems(db: Database, { id, userNum }: SessionKey, { items, now }: PracticeUpdate) {
  return db.statement(sql`INSERT INTO practice_items (user_num, place, choice, answered, marked, cut, felt, changed_at)
    SELECT s.user_num, s.num * 1000 + (c.value ->> 'position'), c.value ->> 'choice',
      s.mode = 'study' AND c.value ->> 'answered', c.value ->> 'marked', c.value ->> 'cut', c.value ->> 'felt', c.value ->> 'changedAt'
    FROM practice_sessions s CROSS JOIN json_each(${JSON.stringify(items)}) c
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND ${inTime(now)} AND c.value ->> 'position' < s.size
    ON CONFLICT (user_num, place) DO UPDATE SET choice = excluded.choice, answered = excluded.answered,
      marked = excluded.marked, cut = excluded.cut, felt = excluded.felt, changed_at = excluded.changed_at
    WHERE excluded.changed_at > practice_items.changed_at`);
}

/** Stores choices after an exam's end, for display; repeats are not late. Run before `saveItems`: uses its order. */
export function markLateItems(db: Database, { id, userNum }: SessionKey, { items, now }: PracticeUpdate) {
  return db.statement(sql`INSERT INTO practice_items (user_num, place, late, changed_at)
    SELECT s.user_num, s.num * 1000 + (c.value ->> 'position'), c.value ->> 'choice', c.value ->> 'changedAt'
    FROM practice_sessions s CROSS JOIN json_each(${JSON.stringify(items)}) c
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.mode = 'exam' AND c.value ->> 'choice' IS NOT NULL
      AND NOT (${inTime(now)}) AND c.value ->> 'position' < s.size
    ON CONFLICT (user_num, place) DO UPDATE SET late = excluded.late
    WHERE excluded.changed_at > practice_items.changed_at AND excluded.late IS NOT practice_items.choice`);
}

/** Stores display times in a running session: the longest reported, never longer than the session. */
export function saveTimes(
  db: Database,
  { id, userNum }: SessionKey,
  { times, now }: { times: PracticeChanges["times"]; now: number },
) {
  return db.statement(sql`INSERT INTO practice_items (user_num, place, changed_at, spent)
    SELECT s.user_num, s.num * 1000 + (c.value ->> 'position'), 0,
      min(c.value ->> 'seconds', max(0, CAST(${now} AS INTEGER) - s.started_at))
    FROM practice_sessions s CROSS JOIN json_each(${JSON.stringify(times)}) c
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.ended_at IS NULL AND c.value ->> 'position' < s.size
    ON CONFLICT (user_num, place) DO UPDATE SET spent = max(practice_items.spent, excluded.spent)`);
}

/** Stores position and timer of a running session if newer; null changes nothing. */
export function saveHead(db: Database, { id, userNum }: SessionKey, told: PracticeHead | null) {
  const head = told ?? { position: 0, timerFrom: null, changedAt: 0 };
  return db.statement(sql`UPDATE practice_sessions SET position = min(${head.position}, size - 1), timer_from = ${head.timerFrom},
      changed_at = ${head.changedAt}
    WHERE id = ${id} AND user_num = ${userNum} AND ended_at IS NULL AND changed_at < ${head.changedAt}`);
}

/**
 * Ends a session, once: at the person's moment (epoch seconds) between start and deadline, or at the deadline. An exam with
 * more choices than its minutes allow goes on: its answers would be graded together, past the limit of a minute.
 */
export function endPractice(
  db: Database,
  { id, userNum }: SessionKey,
  { endedAt, now }: { endedAt: number | null; now: number },
) {
  const asked = sql`CAST(${endedAt} AS INTEGER)`;
  return db.statement(sql`UPDATE practice_sessions AS s SET ended_at = CASE
      WHEN time_limit IS NULL THEN max(started_at, ${asked})
      ELSE max(started_at, min(coalesce(${asked}, ${sql.raw(DEADLINE)}), ${sql.raw(DEADLINE)})) END
    WHERE id = ${id} AND user_num = ${userNum} AND ended_at IS NULL
      AND (${endedAt} IS NOT NULL OR ${sql.raw(`${DEADLINE} + ${HANDING_IN}`)} < CAST(${now} AS INTEGER))
      AND (mode = 'study' OR (SELECT count(i.choice) FROM practice_items i WHERE ${OWN_ITEMS})
        <= ${MOST_ANSWERS.minute} * (1 + (CAST(${now} AS INTEGER) - started_at) / 60))`);
}

/** The choices of an ended exam without a grade. */
export function choicesToGrade(db: Database, { id, userNum }: SessionKey) {
  return db.select(
    {
      position: int(sql`p.key`),
      ord: int(sql`p.value`),
      choice: text(sql`i.choice`),
      reading: int(sql`coalesce((SELECT k.reading FROM question_keys k WHERE k.ord = p.value), 0)`),
    },
    sql`FROM practice_sessions s CROSS JOIN json_each(s.ords) p
    CROSS JOIN practice_items i ON i.user_num = s.user_num AND i.place = s.num * 1000 + p.key
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.ended_at IS NOT NULL AND s.graded_at IS NULL
      AND s.mode = 'exam' AND i.choice IS NOT NULL ORDER BY p.key`,
  );
}

/** Seconds that an ended exam without a grade had for reading: its own, less those that exams graded before it had too. */
export function secondsToRead(db: Database, { id, userNum }: SessionKey, now: number) {
  const end = sql`min(s.ended_at, CAST(${now} AS INTEGER))`;
  return db.select(
    {
      seconds: int(sql`${end} - s.started_at - coalesce((
        SELECT sum(max(0, min(o.ended_at, ${end}) - max(o.started_at, s.started_at)))
        FROM (SELECT num, mode, started_at, ended_at, graded_at FROM practice_sessions WHERE user_num = s.user_num
          ORDER BY num DESC LIMIT ${MOST_STARTED.sessions}) o
        WHERE o.num <> s.num AND o.mode = 'exam' AND o.graded_at IS NOT NULL), 0)`),
    },
    sql`FROM practice_sessions s WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.ended_at IS NOT NULL AND s.graded_at IS NULL
      AND s.mode = 'exam'`,
  );
}

/** Marks an ended session graded, after its items, so that all results appear at once. */
export function markGraded(db: Database, { id, userNum }: SessionKey, now: number) {
  return [
    db.statement(sql`UPDATE practice_items SET answered = 1 WHERE choice IS NOT NULL AND (user_num, place) IN (
        SELECT i.user_num, i.place FROM practice_sessions s CROSS JOIN practice_items i ON ${OWN_ITEMS}
        WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.mode = 'exam' AND s.ended_at IS NOT NULL
          AND s.graded_at IS NULL)`),
    db.statement(sql`UPDATE practice_sessions SET graded_at = CAST(${now} AS INTEGER)
      WHERE id = ${id} AND user_num = ${userNum} AND ended_at IS NOT NULL AND graded_at IS NULL`),
  ] as const;
}
