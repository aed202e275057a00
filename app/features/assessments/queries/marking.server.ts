import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, json, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { assessmentMarking } from "#drizzle/schema/assessments/assessment-marks.ts";
import { assessments, openAnswers } from "#drizzle/schema/assessments/assessments.ts";
import {
  DECISION_SEAT,
  type MarkingRule,
  type MarkLevels,
  type SeatedMark,
} from "../domain/results/marking.ts";
import { mayManage } from "./assessment-right.server.ts";

const answer = pick(columns(openAnswers, "o"), "num", "place", "text");
const rule = outer(pick(columns(assessmentMarking, "r"), "markers", "margin"));
const withRule = sql`LEFT JOIN assessment_marking r ON r.assessment = a.num`;

/** Who decides between two marks, and sets how it is marked: the management and the author. */
function mayDecide({ role, accountId }: AssessmentReader): SQL {
  return role === "manager" ? sql`1` : sql`a.created_by = ${accountId}`;
}

/** Of an open answer `o` or a mark: the same place of the same sitting. */
const sameAnswer = sql`m.assessment = o.assessment AND m.place = o.place AND m.person = o.person AND m.attempt = o.attempt`;

/** Answers of sittings that are over, with a text. */
function handedIn(now: number): SQL {
  return sql`o.text <> '' AND EXISTS (SELECT 1 FROM submissions s WHERE s.assessment = o.assessment AND s.person = o.person
    AND s.attempt = o.attempt AND (s.submitted_at IS NOT NULL OR s.ends_at < CAST(${now} AS INTEGER)))`;
}

/** The assessment to its markers, its open questions among all, and how it is marked. */
export function assessmentToMark(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    {
      ...pick(columns(assessments, "a"), "num", "id", "title", "document", "releasedAt"),
      ...rule,
      decides: flag(mayDecide(reader)),
      openOrds: json<number[]>(sql`(SELECT json_group_array(q.ord) FROM json_each(a.document, '$.sections') g
        CROSS JOIN json_each(g.value, '$.questions') h CROSS JOIN questions q ON q.ord = h.value ->> 'ord' WHERE q.kind = 'open')`),
    },
    sql`FROM assessments a ${withRule} WHERE a.id = ${id} AND ${mayManage(reader)}`,
  );
}

/** The requested place, else the first with answers. */
function placeOf(asked: number | null): SQL {
  return asked === null
    ? sql`(SELECT min(f.place) FROM open_answers f WHERE f.assessment = a.num)`
    : sql`CAST(${asked} AS INTEGER)`;
}

/** The statement of the question at a place. */
export function questionAtPlace(db: Database, reader: AssessmentReader, id: string, place: number | null) {
  const ord = sql`(SELECT n.ord FROM (SELECT h.value ->> 'ord' AS ord, row_number() OVER (ORDER BY g.key, h.key) - 1 AS place
    FROM json_each(a.document, '$.sections') g, json_each(g.value, '$.questions') h) n WHERE n.place = ${placeOf(place)})`;
  return db.select(
    { place: int(placeOf(place)), statementHtml: text(sql`q.statement_html`) },
    sql`FROM assessments a CROSS JOIN questions q ON q.ord = ${ord} WHERE a.id = ${id} AND ${mayManage(reader)}`,
  );
}

/** Answers of each place: all, those marked by the reader, those with all their marks. */
export function markingProgress(db: Database, reader: AssessmentReader, id: string, now: number) {
  const marks = sql`SELECT count(*) FROM assessment_marks m WHERE ${sameAnswer}`;
  return db.select(
    {
      place: int(sql`o.place`),
      answers: int(sql`count(*)`),
      own: int(sql`total((${marks} AND m.seat < ${DECISION_SEAT} AND m.marker = ${reader.accountId}) > 0)`),
      marked: int(sql`total((${marks} AND m.seat < ${DECISION_SEAT}) >= coalesce(r.markers, 1))`),
    },
    sql`FROM assessments a ${withRule} CROSS JOIN open_answers o ON o.assessment = a.num
    WHERE a.id = ${id} AND ${mayManage(reader)} AND ${handedIn(now)} GROUP BY o.place`,
  );
}

type SeatMark = {
  seat: number;
  marker: string;
  name: string | null;
  levels: MarkLevels;
  fraction: number;
  comment: string;
};

const marks = json<SeatMark[]>(sql`(SELECT json_group_array(json_object('seat', m.seat, 'marker', m.marker,
  'name', (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = m.marker), 'levels', json(m.levels),
  'fraction', m.fraction, 'comment', m.comment)) FROM assessment_marks m WHERE ${sameAnswer})`);
const toMark = { ...answer, marks };
export type AnswerToMark = RowOf<typeof toMark>;

export type MarkingPage = {
  place: number | null;
  differing: boolean;
  limit: number;
  offset: number;
  now: number;
};

/** Answers of a place without their persons, in a stable pseudo-random order. */
export function answersToMark(
  db: Database,
  reader: AssessmentReader,
  id: string,
  { place, differing, limit, offset, now }: MarkingPage,
) {
  const differs = sql`(SELECT count(*) = 2 AND max(m.fraction) - min(m.fraction) > coalesce(r.margin, 1) + 1e-9
    FROM assessment_marks m WHERE ${sameAnswer} AND m.seat < ${DECISION_SEAT})`;
  return db.select(
    toMark,
    sql`FROM assessments a ${withRule} CROSS JOIN open_answers o ON o.assessment = a.num AND o.place = ${placeOf(place)}
    WHERE a.id = ${id} AND ${mayManage(reader)} AND ${handedIn(now)} ${differing ? sql`AND ${differs}` : sql``}
    ORDER BY (o.num * 48271 + a.num * 7919 + o.place) % 65537, o.num LIMIT ${limit} OFFSET ${offset}`,
  );
}

/** An answer of an assessment of the marker's, with all its marks. */
export function answerToMark(
  db: Database,
  reader: AssessmentReader,
  { id, answer: num, now }: { id: string; answer: number; now: number },
) {
  return db.select(
    {
      ...toMark,
      ...rule,
      decides: flag(mayDecide(reader)),
      assessment: columns(assessments, "a").num,
      ...pick(columns(assessments, "a"), "document", "releasedAt"),
    },
    sql`FROM assessments a ${withRule} CROSS JOIN open_answers o ON o.assessment = a.num AND o.num = CAST(${num} AS INTEGER)
    WHERE a.id = ${id} AND ${mayManage(reader)} AND ${handedIn(now)}`,
  );
}

export type WrittenMark = {
  id: string;
  answer: number;
  decision: boolean;
  levels: MarkLevels;
  fraction: number;
  comment: string;
  now: number;
};

/** In the marker's own seat, or a free one; no row where others were first. */
export function storeMark(db: Database, reader: AssessmentReader, mark: WrittenMark) {
  const { accountId } = reader;
  const of = sql`SELECT m.seat FROM assessment_marks m WHERE ${sameAnswer} AND m.seat < ${DECISION_SEAT}`;
  const seat = mark.decision
    ? sql`${DECISION_SEAT}`
    : sql`coalesce((${of} AND m.marker = ${accountId}), CASE WHEN 1 NOT IN (${of}) THEN 1
        WHEN coalesce(r.markers, 1) = 2 AND 2 NOT IN (${of}) THEN 2 END)`;
  return db.returning(
    { seat: int(sql`seat`) },
    sql`INSERT INTO assessment_marks (assessment, place, person, attempt, seat, marker, levels, fraction, comment, at)
    SELECT * FROM (SELECT o.assessment, o.place, o.person, o.attempt, CAST(${seat} AS INTEGER) AS seat, ${accountId},
        ${JSON.stringify(mark.levels)}, ${mark.fraction}, ${mark.comment}, CAST(${mark.now} AS INTEGER)
      FROM assessments a ${withRule} CROSS JOIN open_answers o ON o.assessment = a.num AND o.num = CAST(${mark.answer} AS INTEGER)
      WHERE a.id = ${mark.id} AND ${mayManage(reader)} AND ${handedIn(mark.now)}
        ${mark.decision ? sql`AND ${mayDecide(reader)}` : sql``}) WHERE seat IS NOT NULL
    ON CONFLICT (assessment, place, person, attempt, seat) DO UPDATE SET marker = excluded.marker, levels = excluded.levels,
      fraction = excluded.fraction, comment = excluded.comment, at = excluded.at`,
  );
}

/** Deletes the marker's own mark; a row if it was there, undecided and not released. */
export function returnMark(
  db: Database,
  reader: AssessmentReader,
  { id, answer: num }: { id: string; answer: number },
) {
  return db.returning(
    { seat: int(sql`seat`) },
    sql`DELETE FROM assessment_marks WHERE num = (SELECT m.num FROM assessments a
      CROSS JOIN open_answers o ON o.assessment = a.num AND o.num = CAST(${num} AS INTEGER)
      CROSS JOIN assessment_marks m ON ${sameAnswer} AND m.seat < ${DECISION_SEAT} AND m.marker = ${reader.accountId}
      WHERE a.id = ${id} AND ${mayManage(reader)} AND a.released_at IS NULL AND NOT EXISTS (SELECT 1 FROM assessment_marks d
        WHERE d.assessment = m.assessment AND d.place = m.place AND d.person = m.person AND d.attempt = m.attempt
          AND d.seat = ${DECISION_SEAT}))`,
  );
}

/** How an assessment is marked, for who may decide. */
export function storeMarkingRule(
  db: Database,
  reader: AssessmentReader,
  { id, markers, margin }: MarkingRule & { id: string },
) {
  return db.returning(
    { assessment: int(sql`assessment`) },
    sql`INSERT INTO assessment_marking (assessment, markers, margin) SELECT a.num, CAST(${markers} AS INTEGER), ${margin}
    FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)} AND ${mayDecide(reader)}
    ON CONFLICT (assessment) DO UPDATE SET markers = excluded.markers, margin = excluded.margin`,
  );
}

/**
 * Answers to open questions that have a text, each with its marks, for scores: in the batch of who scores. `assessment`: its number
 * or id; `people`: only these students', or one's.
 */
export function marksForScores(
  db: Database,
  assessment: number | string,
  people: SQL | number | null = null,
) {
  const some = typeof people === "number" ? sql`SELECT ${people} AS person` : people;
  const from = some === null ? sql`open_answers o` : sql`(${some}) n CROSS JOIN open_answers o`;
  const own = some === null ? sql`` : sql`AND o.person = n.person`;
  const num =
    typeof assessment === "number"
      ? sql`${assessment}`
      : sql`(SELECT a.num FROM assessments a WHERE a.id = ${assessment})`;
  return db.select(
    {
      ...pick(columns(openAnswers, "o"), "person", "attempt", "place"),
      marks: json<SeatedMark[]>(
        sql`json_group_array(json_object('seat', m.seat, 'fraction', m.fraction)) FILTER (WHERE m.seat IS NOT NULL)`,
      ),
      markers: int<1 | 2>(
        sql`coalesce((SELECT r.markers FROM assessment_marking r WHERE r.assessment = o.assessment), 1)`,
      ),
      margin: int(
        sql`coalesce((SELECT r.margin FROM assessment_marking r WHERE r.assessment = o.assessment), 1)`,
      ),
    },
    sql`FROM ${from} LEFT JOIN assessment_marks m ON ${sameAnswer}
    WHERE o.assessment = CAST(${num} AS INTEGER) AND o.text <> '' ${own} GROUP BY o.person, o.attempt, o.place`,
  );
}
