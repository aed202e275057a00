import { sql } from "drizzle-orm";
import type { OwnTerms } from "#app/domain/assessments/sitting-time.ts";
import { LATE_GRACE } from "#app/domain/practice/session-end.ts";
import { assessments, openAnswers, submissions } from "#drizzle/schema/assessments.ts";
import type { Database } from "../database.server.ts";
import { columns, int, json, orNull, pick, type RowOf } from "../fields.server.ts";
import { shown } from "../questions/question-fields.server.ts";
import { type AssessmentReader, mayTake } from "./assessment-right.server.ts";

const assessment = pick(
  columns(assessments, "a"),
  "num",
  "id",
  "title",
  "opensAt",
  "closesAt",
  "publishedAt",
  "releasedAt",
  "document",
  "rules",
);

const own = sql`(SELECT json_object('extraMinutes', p.extra_minutes, 'opensAt', p.opens_at, 'closesAt', p.closes_at,
  'moreAttempts', p.more_attempts, 'largeText', p.large_text) FROM assessment_people p`;

const sitting = columns(submissions, "s");
export type SittingRow = RowOf<typeof sitting>;

function person({ person: num }: AssessmentReader) {
  return sql`${num ?? -1}`;
}

/** What is different for the reader: `largeText` is 0 or 1. */
export type TakerTerms = OwnTerms & { largeText: number };

/** The assessment as its student may know it before the start: never a key. No row for anybody else. */
export function assessmentToTake(db: Database, reader: AssessmentReader, id: string) {
  const terms = sql`${own} WHERE p.person = ${person(reader)} AND p.assessment = a.num)`;
  return db.select(
    { ...assessment, own: orNull(json<TakerTerms>(terms)) },
    sql`FROM assessments a WHERE a.id = ${id} AND ${mayTake(reader)}`,
  );
}

/** The reader's sittings, the first one first. */
export function sittingsOf(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    sitting,
    sql`FROM assessments a CROSS JOIN submissions s ON s.assessment = a.num AND s.person = ${person(reader)}
    WHERE a.id = ${id} AND a.school = ${reader.schoolId} ORDER BY s.attempt`,
  );
}

const shape = pick(columns(assessments, "a"), "num", "title", "document", "rules");

/** What a sitting is about, for a student who has one: also where the student has left the class since. */
export function takenDocument(db: Database, reader: AssessmentReader, id: string) {
  return db.select(shape, sql`FROM assessments a WHERE a.id = ${id} AND a.school = ${reader.schoolId}`);
}

/** Under way, or within the time in which late answers arrive. */
function isUnderWay(now: number) {
  return sql`s.submitted_at IS NULL AND s.ends_at + ${LATE_GRACE} >= CAST(${now} AS INTEGER)`;
}

const placedQuestion = { section: int(sql`c.key`), nth: int(sql`p.key`), ...shown };
export type SittingQuestionRow = RowOf<typeof placedQuestion>;

/** The questions, only while the reader's own sitting is under way; never a key. A row per question. */
export function questionsOfSitting(db: Database, reader: AssessmentReader, id: string, now: number) {
  return db.select(
    placedQuestion,
    sql`FROM assessments a CROSS JOIN json_each(a.document, '$.sections') c CROSS JOIN json_each(c.value, '$.questions') p
      CROSS JOIN questions q ON q.ord = p.value ->> 'ord'
    WHERE a.id = ${id} AND ${mayTake(reader)} AND EXISTS (SELECT 1 FROM submissions s
      WHERE s.assessment = a.num AND s.person = ${person(reader)} AND ${isUnderWay(now)})
    ORDER BY c.key, p.key`,
  );
}

const openAnswer = pick(columns(openAnswers, "o"), "attempt", "place", "text", "at");

export function openAnswersOf(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    openAnswer,
    sql`FROM assessments a CROSS JOIN open_answers o ON o.person = ${person(reader)} AND o.assessment = a.num
    WHERE a.id = ${id} AND a.school = ${reader.schoolId}`,
  );
}

export type SittingKey = { assessment: number; person: number; attempt: number };

/** Starts once: who starts the same attempt again changes nothing. */
export function startSitting(
  db: Database,
  { assessment: num, person: taker, attempt }: SittingKey,
  { now, endsAt, device }: { now: number; endsAt: number; device: string },
) {
  return db.statement(sql`INSERT OR IGNORE INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at, device)
    VALUES (${num}, ${taker}, ${attempt}, (SELECT k.class FROM assessment_classes k CROSS JOIN class_members m
      ON m.class = k.class AND m.until = 0 AND m.person = ${taker} WHERE k.assessment = ${num} LIMIT 1),
      CAST(${now} AS INTEGER), CAST(${endsAt} AS INTEGER), CAST(${now} AS INTEGER), ${device})`);
}

function isSitting({ assessment: num, person: taker, attempt }: SittingKey) {
  return sql`assessment = ${num} AND person = ${taker} AND attempt = ${attempt}`;
}

export type SavedSitting = {
  /** The one that was read: a save in between makes this one change nothing. */
  revision: number;
  device: string;
  answers: string;
  times: string;
  marked: string;
  away: number;
  submittedAt: number | null;
  now: number;
};

/** Replies the new revision; no row where another save or the end came first. */
export function saveSitting(db: Database, key: SittingKey, saved: SavedSitting) {
  return db.returning(
    { revision: int(sql`revision`) },
    sql`UPDATE submissions SET revision = revision + 1, device = ${saved.device}, answers = ${saved.answers}, times = ${saved.times},
      marked = ${saved.marked}, away = max(away, CAST(${saved.away} AS INTEGER)), seen_at = CAST(${saved.now} AS INTEGER),
      submitted_at = CAST(${saved.submittedAt} AS INTEGER)
    WHERE ${isSitting(key)} AND revision = ${saved.revision} AND submitted_at IS NULL`,
  );
}

export type OpenText = { place: number; text: string; at: number };

/** Behind `saveSitting` in its batch: where that changed nothing, neither does this. Later texts win; `at`: epoch milliseconds. */
export function saveOpenAnswers(
  db: Database,
  { assessment: num, person: taker, attempt }: SittingKey,
  texts: readonly OpenText[],
  isHolder: boolean,
) {
  return db.statement(sql`INSERT INTO open_answers (assessment, person, attempt, place, text, revision, at)
    SELECT ${num}, ${taker}, ${attempt}, j.value ->> 'place', j.value ->> 'text', j.value ->> 'at', (j.value ->> 'at') / 1000
    FROM json_each(${JSON.stringify(texts)}) j WHERE changes() = 1
    ON CONFLICT (assessment, place, person, attempt) DO UPDATE SET text = excluded.text, revision = excluded.revision, at = excluded.at
    WHERE excluded.revision > open_answers.revision AND (${isHolder ? 1 : 0} OR open_answers.text = '')`);
}

/** The device that continues a sitting under way. */
export function continueOn(db: Database, key: SittingKey, device: string) {
  return db.returning(
    { revision: int(sql`revision`) },
    sql`UPDATE submissions SET device = ${device} WHERE ${isSitting(key)} AND submitted_at IS NULL`,
  );
}
