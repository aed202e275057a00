import { sql } from "drizzle-orm";
import { question, shown } from "#app/features/bank/queries/question-fields.server.ts";
import { shownInSchool } from "#app/features/bank/queries/reading.server.ts";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import {
  columns,
  type Fields,
  flag,
  int,
  json,
  orNull,
  pick,
  type RowOf,
  text,
} from "#app/platform/db/fields.server.ts";
import { assessments } from "#drizzle/schema/assessments/assessments.ts";
import type { StudentTerms } from "../domain/making/student-terms.server.ts";
import { mayManage } from "./assessment-right.server.ts";
import { isStarted, ordsHeld } from "./writing.server.ts";

const head = pick(
  columns(assessments, "a"),
  "num",
  "id",
  "title",
  "document",
  "rules",
  "opensAt",
  "closesAt",
  "publishedAt",
  "releasedAt",
  "revision",
  "questions",
  "active",
  "updatedAt",
  "updatedBy",
);

const written = {
  ...head,
  started: flag(isStarted),
  editor: orNull(
    text(sql`(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = a.updated_by)`),
  ),
};
export type WrittenRow = RowOf<typeof written>;

/** An assessment as its makers know it. */
export function assessmentToWrite(db: Database, reader: AssessmentReader, id: string) {
  return db.select(written, sql`FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)}`);
}

const audience = {
  classes: json<
    { id: string; name: string }[]
  >(sql`(SELECT json_group_array(json_object('id', c.id, 'name', c.name))
    FROM assessment_classes k CROSS JOIN school_classes c ON c.num = k.class WHERE k.assessment = a.num)`),
  teachers: json<{ id: string; name: string }[]>(sql`(SELECT json_group_array(json_object('id', p.id,
    'name', p.first_name || ' ' || p.last_name)) FROM assessment_teachers t CROSS JOIN school_people p ON p.num = t.person
    WHERE t.assessment = a.num)`),
  people: json<(StudentTerms & { name: string })[]>(sql`(SELECT json_group_array(json_object('personId', p.id,
    'name', p.first_name || ' ' || p.last_name, 'invited', json(iif(t.invited, 'true', 'false')),
    'extraMinutes', t.extra_minutes, 'largeText', json(iif(t.large_text, 'true', 'false')), 'opensAt', t.opens_at,
    'closesAt', t.closes_at, 'moreAttempts', t.more_attempts))
    FROM assessment_people t CROSS JOIN school_people p ON p.num = t.person WHERE t.assessment = a.num)`),
};

/** For whom an assessment is, and who makes it. */
export function audienceOf(db: Database, reader: AssessmentReader, id: string) {
  return db.select(audience, sql`FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)}`);
}

export const readInFull = {
  ...shown,
  ...pick(question, "day", "difficulty", "officialDifficulty", "answeredDifficulty", "excerpt"),
};
export type QuestionInFull = RowOf<typeof readInFull>;

/** The questions of an assessment, with `fields` of `questions q`. */
export function questionsToWrite<Named extends Fields>(
  db: Database,
  reader: AssessmentReader,
  id: string,
  fields: Named,
) {
  return db.select(
    fields,
    sql`FROM assessments a CROSS JOIN json_each(a.document, '$.sections') g CROSS JOIN json_each(g.value, '$.questions') h
      CROSS JOIN questions q ON q.ord = h.value ->> 'ord'
    WHERE a.id = ${id} AND ${mayManage(reader)} AND ${shownInSchool(sql`a.school`)}`,
  );
}

/** Questions that a school may use, in the order of these ords. */
export function questionsToAdd(db: Database, { schoolId }: AssessmentReader, ords: readonly number[]) {
  return db.select(
    readInFull,
    sql`FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
    WHERE ${shownInSchool(sql`${schoolId}`)} ORDER BY j.key`,
  );
}

/** Students whose ledgers are looked at. */
const MOST_ASKED = 400;

/** How many of the questions somebody it is for has answered in the ledger. */
export function questionsKnown(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    { count: int(sql`count(*)`) },
    sql`FROM json_each((SELECT json_group_array(DISTINCT h.value ->> 'ord') FROM assessments a
        CROSS JOIN json_each(a.document, '$.sections') g CROSS JOIN json_each(g.value, '$.questions') h
        WHERE a.id = ${id} AND ${mayManage(reader)})) o
      CROSS JOIN json_each(json_array((SELECT json_group_array(account) FROM (SELECT m.account FROM assessments a
        CROSS JOIN assessment_classes k ON k.assessment = a.num
        CROSS JOIN class_members c ON c.class = k.class AND c.until = 0 AND c.role = 'student'
        CROSS JOIN school_people m ON m.num = c.person AND m.account IS NOT NULL WHERE a.id = ${id}
        UNION SELECT m.account FROM assessments a CROSS JOIN assessment_people i ON i.assessment = a.num AND i.invited = 1
        CROSS JOIN school_people m ON m.num = i.person AND m.account IS NOT NULL WHERE a.id = ${id} LIMIT ${MOST_ASKED})))) s
    WHERE EXISTS (SELECT 1 FROM json_each(s.value) u CROSS JOIN answers r ON r.user_num = u.value AND r.ord = o.value)`,
  );
}

const MOST_REPEATS = 20;

const repeated = {
  ord: int(sql`h2.value ->> 'ord'`),
  className: text(sql`c.name`),
  at: int(sql`coalesce(b.opens_at, b.published_at)`),
};

/** Questions that a class of the assessment has had in another one, the newest first. */
export function repeatedQuestions(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    repeated,
    sql`FROM assessments a CROSS JOIN assessment_classes k ON k.assessment = a.num
      CROSS JOIN school_classes c ON c.num = k.class
      CROSS JOIN assessment_classes k2 ON k2.class = k.class AND k2.assessment <> a.num
      CROSS JOIN assessments b ON b.num = k2.assessment AND b.published_at IS NOT NULL AND b.deleted_at IS NULL
      CROSS JOIN json_each(b.document, '$.sections') g2 CROSS JOIN json_each(g2.value, '$.questions') h2
    WHERE a.id = ${id} AND ${mayManage(reader)} AND h2.value ->> 'ord' IN ${ordsHeld} ORDER BY b.num DESC LIMIT ${MOST_REPEATS}`,
  );
}
