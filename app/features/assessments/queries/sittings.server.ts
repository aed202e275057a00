import { sql } from "drizzle-orm";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { shown } from "#app/features/bank/queries/question-fields.server.ts";
import { HANDING_IN } from "#app/features/practice/domain/session-end.ts";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, orNull, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { WEEK } from "#app/platform/time/units.ts";
import { assessments, openAnswers, submissions } from "#drizzle/schema/assessments/assessments.ts";
import type { WholeFields } from "../domain/sitting/saved-answers.ts";
import type { OwnTerms } from "../domain/sitting/sitting-time.ts";
import { mayTake } from "./assessment-right.server.ts";

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

/** What a start brings along: the code in capitals, and the server's clock. */
export type StartWith = { code: string; device: string; now: number };

/** Seconds of a sitting without minutes and without a closing time: one week. */
const LONGEST = WEEK;

/**
 * Starts the reader's next attempt where `doorState` is "open" and the code is right; returns a row if so. One
 * statement, so that a start costs one trip. The deadline: the minutes from the own start, never past the closing;
 * extra minutes move both.
 */
export function startSitting(
  db: Database,
  reader: AssessmentReader,
  id: string,
  { code, device, now: at }: StartWith,
) {
  const now = sql`CAST(${at} AS INTEGER)`;
  const taken = sql`FROM submissions s WHERE s.assessment = a.num AND s.person = ${person(reader)}`;
  const closes = sql`coalesce(p.closes_at, a.closes_at)`;
  const extra = sql`60 * coalesce(p.extra_minutes, 0)`;
  const byMinutes = sql`${now} + coalesce(60 * (a.rules ->> 'minutes') + ${extra}, ${LONGEST})`;
  return db.returning(
    { attempt: int(sql`attempt`) },
    sql`INSERT OR IGNORE INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at, device)
    SELECT a.num, ${person(reader)}, 1 + (SELECT count(*) ${taken}), (SELECT k.class FROM assessment_classes k CROSS JOIN class_members m
        ON m.class = k.class AND m.until = 0 AND m.person = ${person(reader)} WHERE k.assessment = a.num LIMIT 1),
      ${now}, min(${byMinutes}, coalesce(${closes} + ${extra}, 9e15)), ${now}, ${device}
    FROM assessments a LEFT JOIN assessment_people p ON p.person = ${person(reader)} AND p.assessment = a.num
    WHERE a.id = ${id} AND ${mayTake(reader)}
      AND coalesce(coalesce(p.opens_at, a.opens_at) <= ${now}, 1) AND coalesce(${closes} > ${now}, 1)
      AND (SELECT count(*) ${taken}) < (a.rules ->> 'attempts') + coalesce(p.more_attempts, 0)
      AND NOT EXISTS (SELECT 1 ${taken} AND ${isUnderWay(at)})
      AND coalesce(a.rules ->> 'code', ${code}) = ${code}`,
  );
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

export type WholeSitting = WholeFields & {
  attempt: number;
  revision: number;
  device: string;
  away: number;
  /** Epoch seconds; null: it goes on. */
  endedAt: number | null;
  now: number;
};

/**
 * Stores a sitting that its device sends whole: in its time, at the revision that the device knows. Replies the new revision;
 * no row where the row must be looked at.
 */
export function saveWhole(db: Database, reader: AssessmentReader, id: string, sent: WholeSitting) {
  const now = sql`CAST(${sent.now} AS INTEGER)`;
  const end = sql`max(started_at, min(CAST(${sent.endedAt} AS INTEGER), ends_at))`;
  return db.returning(
    { revision: int(sql`revision`) },
    sql`UPDATE submissions SET revision = revision + 1, device = ${sent.device}, answers = ${sent.answers}, times = ${sent.times},
      marked = ${sent.marked}, away = max(away, CAST(${sent.away} AS INTEGER)), seen_at = ${now},
      submitted_at = ${sent.endedAt === null ? sql`NULL` : end}
    WHERE assessment = (SELECT a.num FROM assessments a WHERE a.id = ${id} AND a.school = ${reader.schoolId}
        AND a.questions = ${sent.size})
      AND person = ${person(reader)} AND attempt = ${sent.attempt} AND revision = ${sent.revision} AND submitted_at IS NULL
      AND device IN ('', ${sent.device}) AND ends_at + ${HANDING_IN} >= ${now} AND started_at + ${sent.longest} <= ${now}`,
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
