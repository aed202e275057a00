import { sql } from "drizzle-orm";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { question } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, json, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionItems } from "#drizzle/schema/bank/questions.ts";
import { mockSessions } from "#drizzle/schema/practice/mocks.ts";
import { practiceSessions } from "#drizzle/schema/practice/practice.ts";
import type { SessionKey } from "../sessions.server.ts";

const mock = columns(mockSessions, "m");
const session = columns(practiceSessions, "s");

const item = {
  position: int(sql`p.key`),
  ...pick(question, "year", "subject", "skill", "officialDifficulty", "answeredDifficulty", "difficulty"),
  isAnnulled: flag(sql`q.status = 'annulled'`),
  /** By INEP, for the score alone: most abandoned items retain their key. */
  isAbandoned: flag(sql`coalesce(t.annulled, q.status = 'annulled')`),
  ...pick(columns(questionItems, "i"), "a", "b", "c"),
  area: orNull(text<"LC" | "CH" | "CN" | "MT">(sql`i.area`)),
  booklet: orNull(int(sql`t.booklet`)),
  counted: orNull(int(sql`t.counted`)),
};

/** Questions of a list of ords `p` with INEP's parameters. At most three rows each. */
const QUESTIONS = sql.raw(`CROSS JOIN questions q ON q.ord = p.value AND q.status <> 'quarantined'
    LEFT JOIN question_items i ON i.ord = q.ord LEFT JOIN tri_items t ON t.code = i.item_code AND t.year = q.year`);

/** INEP's letter of an item that counts for the score but has no key here, annulled to the public alone. */
const ITEM_LETTER = sql`CASE WHEN k.letter IS NULL AND t.annulled = 0 THEN (SELECT j.value ->> 'letter' FROM tri_booklets o
  CROSS JOIN json_each(o.items) j WHERE o.year = t.year AND o.booklet = t.booklet AND j.value ->> 'code' = t.code LIMIT 1) END`;
const SCORED_LETTER = sql`coalesce(k.letter, ${ITEM_LETTER})`;

const graded = {
  ...item,
  isRight: orNull(flag(sql`CASE WHEN k.letter IS NULL THEN NULL ELSE coalesce(c.choice = k.letter, 0) END`)),
  scoredRight: orNull(
    flag(sql`CASE WHEN ${SCORED_LETTER} IS NULL THEN NULL ELSE coalesce(c.choice = ${SCORED_LETTER}, 0) END`),
  ),
};
export type MockSheetRow = RowOf<typeof graded>;

/**
 * A graded mock exam's questions and whether they were right, omitted for one in an open exam. No row of another
 * session.
 */
export function sheetOf(db: Database, { id, userNum }: SessionKey, now: number) {
  return db.select(
    graded,
    sql`FROM practice_sessions s CROSS JOIN mock_sessions m ON m.session = s.num CROSS JOIN json_each(s.ords) p ${QUESTIONS}
    LEFT JOIN practice_items c ON c.user_num = s.user_num AND c.place = s.num * 1000 + p.key
    LEFT JOIN question_keys k ON k.ord = q.ord AND ${notHeld(sql`q.ord`, { userNum, now })}
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.graded_at IS NOT NULL ORDER BY p.key`,
  );
}

const keyed = {
  ...item,
  ord: question.ord,
  letter: orNull(text(sql`k.letter`)),
  scoredLetter: orNull(text(SCORED_LETTER)),
};
export type KeyedItem = RowOf<typeof keyed>;

/** An event's questions of all languages with their keys: for scoring alone. */
export function questionsOfEvent(db: Database, event: number) {
  return db.select(
    keyed,
    sql`FROM (SELECT j.key, j.value FROM mock_events e CROSS JOIN json_each(e.ords) j WHERE e.num = ${event}
      UNION ALL SELECT j.key, j.value FROM mock_events e CROSS JOIN json_each(e.spanish_ords) j
      WHERE e.num = ${event} AND j.value NOT IN (SELECT o.value FROM json_each(e.ords) o)) p
    ${QUESTIONS} LEFT JOIN question_keys k ON k.ord = q.ord`,
  );
}

const sheet = {
  ...pick(mock, "session", "method"),
  ords: session.ords,
  choices: json<
    [number, string][]
  >(sql`(SELECT json_group_array(json_array(c.place % 1000, c.choice)) FROM practice_items c
    WHERE c.user_num = s.user_num AND c.place >= s.num * 1000 AND c.place < s.num * 1000 + 1000 AND c.choice IS NOT NULL)`),
};
export type EventSheet = RowOf<typeof sheet>;

/** The next sheets of an event without a score: submitted, or with `late` all, as far as they have come. */
export function sheetsToScore(
  db: Database,
  { event, after, late, limit }: { event: number; after: number; late: boolean; limit: number },
) {
  return db.select(
    sheet,
    sql`FROM mock_sessions m INDEXED BY mock_sessions_of_event CROSS JOIN practice_sessions s ON s.num = m.session
    WHERE m.event = ${event} AND m.session > ${after} AND m.score IS NULL AND (s.ended_at IS NOT NULL OR ${late ? 1 : 0} = 1)
    ORDER BY m.session LIMIT ${limit}`,
  );
}

export type StoredScore = { session: number; score: number | null; scores: unknown };

/** Stores the first score of each sheet. */
export function storeScores(db: Database, rows: readonly StoredScore[], now: number) {
  return db.statement(sql`UPDATE mock_sessions SET score = j.score, scores = j.scores, scored_at = CAST(${now} AS INTEGER)
    FROM (SELECT value ->> 'session' AS session, value ->> 'score' AS score, value -> 'scores' AS scores
      FROM json_each(${JSON.stringify(rows)}) LIMIT 1000) j
    WHERE mock_sessions.session = j.session AND mock_sessions.score IS NULL`);
}

/** Places of an event, equal ones for equal scores; only what changes is written. */
export function rankEvent(db: Database, event: number, now: number) {
  return [
    db.statement(sql`UPDATE mock_sessions SET place = r.place FROM (
        SELECT session, CASE WHEN is_hidden = 0 AND score IS NOT NULL
          THEN rank() OVER (PARTITION BY is_hidden = 0 AND score IS NOT NULL ORDER BY score DESC) END AS place
        FROM mock_sessions INDEXED BY mock_sessions_of_event WHERE event = ${event} LIMIT 100000) r
      WHERE mock_sessions.session = r.session AND mock_sessions.place IS NOT r.place`),
    db.statement(sql`UPDATE mock_events SET ranked_at = CAST(${now} AS INTEGER),
      ranked = (SELECT count(*) FROM mock_sessions a WHERE a.event = ${event} AND a.place IS NOT NULL) WHERE num = ${event}`),
  ] as const;
}

/** A session as a mock exam. */
export function mockOfSession(db: Database, { id, userNum }: SessionKey) {
  return db.select(
    {
      ...mock,
      template: orNull(text(sql`(SELECT e.template FROM mock_events e WHERE e.num = m.event)`)),
      isRanked: flag(
        sql`EXISTS (SELECT 1 FROM mock_events e WHERE e.num = m.event AND e.ranked_at IS NOT NULL)`,
      ),
    },
    sql`FROM practice_sessions s CROSS JOIN mock_sessions m ON m.session = s.num WHERE s.id = ${id} AND s.user_num = ${userNum}`,
  );
}

const listed = {
  ...pick(session, "id", "title", "size", "startedAt", "timeLimit", "endedAt", "gradedAt"),
  ...pick(mock, "exam", "scores", "place"),
};
export type ListedMock = RowOf<typeof listed>;

/** A person's mock exams, newest first; of one exam, or all. */
export function mocksOf(db: Database, userNum: number, exam: string | null, limit: number) {
  return db.select(
    listed,
    sql`FROM mock_sessions m INDEXED BY mock_sessions_of_person CROSS JOIN practice_sessions s ON s.num = m.session
    WHERE m.user_num = ${userNum} AND (${exam} IS NULL OR m.exam = ${exam}) ORDER BY m.session DESC LIMIT ${limit}`,
  );
}

/** The scores of a person's mock exams before a session, newest first. */
export function formerScores(db: Database, { id, userNum }: SessionKey, limit: number) {
  return db.select(
    { ...pick(session, "title", "startedAt", "size"), ...pick(mock, "scores", "score", "method") },
    sql`FROM practice_sessions n CROSS JOIN mock_sessions o ON o.session = n.num
    CROSS JOIN mock_sessions m INDEXED BY mock_sessions_of_person ON m.user_num = n.user_num AND m.session < n.num
    CROSS JOIN practice_sessions s ON s.num = m.session
    WHERE n.id = ${id} AND n.user_num = ${userNum} AND m.score IS NOT NULL ORDER BY m.session DESC LIMIT ${limit}`,
  );
}

/** Makes a practice session a mock exam. A second sheet of an event is left out. */
export function insertMockSession(
  db: Database,
  { id, exam, method, event }: { id: string; exam: string; method: "tri" | "hits"; event: string | null },
) {
  return db.statement(sql`INSERT OR IGNORE INTO mock_sessions (session, user_num, exam, method, event)
    SELECT s.num, s.user_num, ${exam}, ${method}, (SELECT e.num FROM mock_events e WHERE e.id = ${event})
    FROM practice_sessions s WHERE s.id = ${id}`);
}

/** Deletes the session of a second sheet. */
export function deleteSecondSheet(db: Database, id: string) {
  return db.statement(sql`DELETE FROM practice_sessions WHERE id = ${id}
    AND NOT EXISTS (SELECT 1 FROM mock_sessions m WHERE m.session = practice_sessions.num)`);
}

/** The right answers of a session's questions, for the demo's seed. */
export function keysOfOrds(db: Database, { id, userNum }: SessionKey) {
  return db.select(
    { position: int(sql`p.key`), ord: int(sql`p.value`), letter: orNull(text(sql`k.letter`)) },
    sql`FROM practice_sessions s CROSS JOIN json_each(s.ords) p LEFT JOIN question_keys k ON k.ord = p.value
    WHERE s.id = ${id} AND s.user_num = ${userNum} ORDER BY p.key`,
  );
}
