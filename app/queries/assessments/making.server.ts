import { sql } from "drizzle-orm";
import { assessments } from "#drizzle/schema/assessments.ts";
import type { Database } from "../database.server.ts";
import { columns, flag, json, orNull, pick, type RowOf, text } from "../fields.server.ts";
import { question, shown } from "../questions/question-fields.server.ts";
import { shownInSchool } from "../questions/reading.server.ts";
import { type AssessmentReader, mayManage } from "./assessment-right.server.ts";
import type { StudentTerms } from "./audience.server.ts";
import { isStarted } from "./writing.server.ts";

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

const readInFull = {
  ...shown,
  ...pick(question, "day", "difficulty", "officialDifficulty", "answeredDifficulty", "excerpt"),
};
export type QuestionInFull = RowOf<typeof readInFull>;

/** The questions of an assessment in full text; never a key. */
export function questionsToWrite(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    readInFull,
    sql`FROM assessments a CROSS JOIN json_each(a.document, '$.sections') g CROSS JOIN json_each(g.value, '$.questions') h
      CROSS JOIN questions q ON q.ord = h.value ->> 'ord'
    WHERE a.id = ${id} AND ${mayManage(reader)} AND ${shownInSchool(sql`a.school`)}`,
  );
}
