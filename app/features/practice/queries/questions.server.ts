import { type SQL, sql } from "drizzle-orm";
import { heldUntil, type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { key, placed, question, shown, solution } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { answers } from "#drizzle/schema/accounts/progress.ts";
import { practiceItems as items } from "#drizzle/schema/practice/practice.ts";
import { QUESTIONS_AT_ONCE } from "../domain/session.ts";
import { OWN_ITEMS, type SessionKey } from "./sessions.server.ts";

/** A list's questions for its own session, in order: no open ones, none in quarantine. */
export function practicableOf(db: Database, ords: readonly number[]) {
  return db.select(
    pick(question, "ord"),
    sql`FROM json_each(${JSON.stringify(ords)}) p CROSS JOIN questions q ON q.ord = p.value
    WHERE q.status <> 'quarantined' AND q.kind <> 'open' ORDER BY p.key`,
  );
}

/** As `practicableOf`, for a session that anybody starts: with what an open exam withholds from the person. */
export function practicableFor(db: Database, ords: readonly number[], asker: KeyAsker) {
  return db.select(
    { ...pick(question, "ord"), heldUntil: orNull(int(heldUntil(sql`q.ord`, asker))) },
    sql`FROM json_each(${JSON.stringify(ords)}) p CROSS JOIN questions q ON q.ord = p.value
    WHERE q.status <> 'quarantined' AND q.kind <> 'open' ORDER BY p.key`,
  );
}

const position = int(sql`p.key`);
const touched = {
  position: int(sql`i.place % 1000`),
  ...pick(columns(items, "i"), "choice", "answered", "marked", "cut", "changedAt", "spent", "felt"),
};

/** One row per question changed. */
export function itemsOfPractice(db: Database, { id, userNum }: SessionKey) {
  return db.select(
    touched,
    sql`FROM practice_sessions s CROSS JOIN practice_items i ON ${OWN_ITEMS}
    WHERE s.id = ${id} AND s.user_num = ${userNum}`,
  );
}

/** The reader of session `s`, who answers a challenge's set in it. */
const inSession = (now: number) => [{ userNum: sql.raw("s.user_num"), now }, sql.raw("s.id")] as const;

function unanswered(now: number) {
  return {
    position,
    ...shown,
    /** Of an exam without a result yet. */
    isSat: flag(sql`s.mode = 'exam' AND s.graded_at IS NULL`),
    isRealExam: flag(sql`coalesce(m.exam GLOB 'prova-*', 0)`),
    heldUntil: orNull(int(heldUntil(sql`q.ord`, ...inSession(now)))),
  };
}
/** Before any answer: never its key or solution. */
export type PracticeQuestionRow = RowOf<ReturnType<typeof unanswered>>;

/** Inclusive. A single position means those around it; null: around the last one. */
export type Span = { from: number; to: number };
/** Which questions of a session are read, and when. */
type PracticeLook = { span: Span | number | null; now: number };

function within(span: Span | number | null): SQL {
  if (typeof span === "object" && span !== null) return sql`p.key BETWEEN ${span.from} AND ${span.to}`;
  const around = sql`min(coalesce(CAST(${span} AS INTEGER), s.position), s.size - 1)`;
  return sql`p.key / ${sql.raw(String(QUESTIONS_AT_ONCE))} = ${around} / ${sql.raw(String(QUESTIONS_AT_ONCE))}`;
}

/** A row per question. */
export function practiceQuestions(db: Database, { id, userNum }: SessionKey, { span, now }: PracticeLook) {
  return db.select(
    unanswered(now),
    sql`FROM practice_sessions s LEFT JOIN mock_sessions m ON m.session = s.num
    CROSS JOIN json_each(s.ords) p CROSS JOIN questions q ON q.ord = p.value
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND ${within(span)} AND q.status <> 'quarantined'
    ORDER BY p.key`,
  );
}

const answered = {
  position,
  ...key,
  alternative: text(sql`i.choice`),
  correct: flag(sql`i.choice = k.letter`),
  answeredAt: columns(answers, "a").answeredAt,
  ...solution,
};

/** Key, statistics and solution of answered questions, released by the ledger's row; of an exam only once graded. */
export function practiceAnswers(db: Database, { id, userNum }: SessionKey, { span, now }: PracticeLook) {
  return db.select(
    answered,
    sql`FROM practice_sessions s CROSS JOIN json_each(s.ords) p
    CROSS JOIN practice_items i ON i.user_num = s.user_num AND i.place = s.num * 1000 + p.key AND i.answered = 1
    CROSS JOIN answers a ON a.user_num = s.user_num AND a.ord = p.value
    CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND ${within(span)}
      AND (s.mode = 'study' OR s.graded_at IS NOT NULL) AND ${notHeld(sql`a.ord`, ...inSession(now))}`,
  );
}

const result = {
  position,
  ...placed,
  status: question.status,
  ...pick(outer(columns(items, "i")), "choice", "marked", "late", "spent"),
  letter: key.letter,
};
/** `letter` only if it was answered. */
export type PracticeResultRow = RowOf<typeof result>;

/** At most four rows a question. */
export function practiceResults(db: Database, { id, userNum }: SessionKey, now: number) {
  return db.select(
    result,
    sql`FROM practice_sessions s CROSS JOIN json_each(s.ords) p CROSS JOIN questions q ON q.ord = p.value
    LEFT JOIN practice_items i ON i.user_num = s.user_num AND i.place = s.num * 1000 + p.key
    LEFT JOIN answers a ON a.user_num = s.user_num AND a.ord = p.value AND i.answered = 1
    LEFT JOIN question_keys k ON k.ord = a.ord AND ${notHeld(sql`a.ord`, ...inSession(now))}
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.graded_at IS NOT NULL ORDER BY p.key`,
  );
}

const earlier = { right: int(sql`coalesce(sum(i.choice = k.letter), 0)`), size: int(sql`e.size`) };

/** The person's result before a session, of the same mode; no row at first. At most two rows a question. */
export function earlierResult(db: Database, { id, userNum }: SessionKey, now: number) {
  return db.select(
    earlier,
    sql`FROM (
      SELECT b.num, b.user_num, b.size, b.ords FROM practice_sessions s CROSS JOIN practice_sessions b
      WHERE s.id = ${id} AND s.user_num = ${userNum} AND b.user_num = s.user_num AND b.num < s.num
        AND b.mode = s.mode AND b.graded_at IS NOT NULL
      ORDER BY b.num DESC LIMIT 1
    ) e LEFT JOIN practice_items i ON i.user_num = e.user_num AND i.answered = 1
      AND i.place >= e.num * 1000 AND i.place < e.num * 1000 + 1000
    LEFT JOIN question_keys k ON k.ord = json_extract(e.ords, '$[' || (i.place % 1000) || ']')
      AND ${notHeld(sql`k.ord`, { userNum, now })}
    GROUP BY e.num`,
  );
}
