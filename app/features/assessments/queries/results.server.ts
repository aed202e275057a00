import { type SQL, sql } from "drizzle-orm";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { lastClosing } from "#app/features/bank/queries/assessment-windows.server.ts";
import { heldUntil, type KeyAsker } from "#app/features/bank/queries/held-back.server.ts";
import { placed, question, wholeSolution } from "#app/features/bank/queries/question-fields.server.ts";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, json, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { assessments, submissions } from "#drizzle/schema/assessments/assessments.ts";
import { questionItems } from "#drizzle/schema/bank/questions.ts";
import { schoolPeople } from "#drizzle/schema/school/school-people.ts";
import type { StoredKeyChange } from "../domain/results/key-changes.ts";
import { mayManage, mayTake } from "./assessment-right.server.ts";

const changes = json<
  StoredKeyChange[]
>(sql`(SELECT json_group_array(json_object('id', k.id, 'num', k.num, 'place', k.place,
  'after', json(k.after), 'at', k.at, 'undoneAt', k.undone_at)) FROM assessment_key_changes k WHERE k.assessment = a.num)`);

/** With its changed keys: never for students as it is. */
const head = {
  ...pick(columns(assessments, "a"), "num", "id", "title", "document", "rules", "publishedAt", "releasedAt"),
  ...pick(columns(assessments, "a"), "scoring", "scored", "ledgerDue"),
  lastClosing,
  changes,
};

export function resultsHead(db: Database, reader: AssessmentReader, id: string) {
  return db.select(head, sql`FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)}`);
}

const keyed = {
  ...placed,
  ...pick(question, "kind", "skill", "status", "excerpt"),
  letter: orNull(text(sql`k.letter`)),
  letters: text(sql`coalesce(k.letters, '')`),
};
export type KeyedQuestion = RowOf<typeof keyed>;

const held = sql`CROSS JOIN json_each(a.document, '$.sections') g CROSS JOIN json_each(g.value, '$.questions') h
  CROSS JOIN questions q ON q.ord = h.value ->> 'ord' LEFT JOIN question_keys k ON k.ord = q.ord`;

/** The questions with their keys; in no order. For scoring on the server. `assessment`: its number or id. */
export function keyedQuestions(db: Database, assessment: number | string) {
  const own =
    typeof assessment === "number" ? sql`a.num = CAST(${assessment} AS INTEGER)` : sql`a.id = ${assessment}`;
  return db.select(keyed, sql`FROM assessments a ${held} WHERE ${own}`);
}

const parameters = pick(columns(questionItems, "t"), "a", "b", "c");

/** INEP's parameters of the question at one place. */
export function nationalItem(db: Database, reader: AssessmentReader, id: string, place: number) {
  const before = sql`(SELECT coalesce(sum(json_array_length(b.value, '$.questions')), 0)
    FROM json_each(a.document, '$.sections') b WHERE b.key < g.key)`;
  const path = sql`'$.questions[' || max(0, CAST(${place} AS INTEGER) - ${before}) || '].ord'`;
  return db.select(
    parameters,
    sql`FROM assessments a CROSS JOIN json_each(a.document, '$.sections') g CROSS JOIN question_items t ON t.ord = g.value ->> (${path})
    WHERE a.id = ${id} AND ${mayManage(reader)} AND ${before} <= CAST(${place} AS INTEGER)`,
  );
}

export type NationalItem = RowOf<typeof parameters>;

const solved = { ...keyed, ...pick(question, "hasSolution"), solutionHtml: wholeSolution.solutionHtml };
function solvedFor(asker: KeyAsker) {
  return { ...solved, heldUntil: orNull(int(heldUntil(sql`q.ord`, asker))) };
}

export type TakenQuestion = RowOf<ReturnType<typeof solvedFor>>;

/** With solutions, and what another open exam withholds; what a student receives is chosen on the server. */
export function questionsOfOwn(db: Database, reader: AssessmentReader, id: string, now: number) {
  const resultOf = sql`(SELECT r.num FROM assessments r WHERE r.id = ${id})`;
  return db.select(
    solvedFor({ userNum: reader.userNum, now, resultOf }),
    sql`FROM assessments a ${held} LEFT JOIN question_solutions w ON w.ord = q.ord
    WHERE a.id = ${id} AND a.school = ${reader.schoolId} AND ${tookIt(reader)}`,
  );
}

const isUnderWay = (now: number) =>
  sql`s.submitted_at IS NULL AND s.ends_at + ${LATE_GRACE} >= CAST(${now} AS INTEGER)`;

export const hasEnded = (now: number) =>
  sql`(s.submitted_at IS NOT NULL OR s.ends_at + ${LATE_GRACE} < CAST(${now} AS INTEGER))`;

const person = pick(columns(schoolPeople, "p"), "firstName", "lastName");
const sitting = {
  ...pick(
    columns(submissions, "s"),
    "person",
    "attempt",
    "class",
    "answers",
    "times",
    "away",
    "score",
    "submittedAt",
    "endsAt",
  ),
  personId: text(sql`p.id`),
  account: orNull(int(sql`p.account`)),
  ...person,
};

type Wanted = { classId: string | null; now: number; limit: number };

/** Ended sittings of people in order; of one class or all. */
export function endedSittings(
  db: Database,
  reader: AssessmentReader,
  id: string,
  { classId, now, limit }: Wanted,
) {
  const ofClass =
    classId === null
      ? sql``
      : sql`AND +s.class = (SELECT c.num FROM school_classes c WHERE c.id = ${classId})`;
  return db.select(
    sitting,
    sql`FROM assessments a CROSS JOIN submissions s ON s.assessment = a.num CROSS JOIN school_people p ON p.num = s.person
    WHERE a.id = ${id} AND ${mayManage(reader)} AND ${hasEnded(now)} ${ofClass} ORDER BY s.person, s.attempt LIMIT ${limit}`,
  );
}

const missing = { id: text(sql`p.id`), ...person };

/** Students it is for who have not started. */
export function studentsWithoutSitting(db: Database, reader: AssessmentReader, id: string, limit: number) {
  return db.select(
    missing,
    sql`FROM assessments a CROSS JOIN assessment_classes k ON k.assessment = a.num
      CROSS JOIN class_members m ON m.class = k.class AND m.until = 0
      CROSS JOIN school_people p ON p.num = m.person
    WHERE a.id = ${id} AND ${mayManage(reader)} AND m.role = 'student' AND p.role = 'student' AND p.active = 1
      AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.assessment = a.num AND s.person = m.person)
    LIMIT ${limit}`,
  );
}

/** The classes it is for. */
export function classesOfAssessment(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    { id: text(sql`c.id`), name: text(sql`c.name`), num: int(sql`c.num`) },
    sql`FROM assessments a CROSS JOIN assessment_classes k ON k.assessment = a.num CROSS JOIN school_classes c ON c.num = k.class
    WHERE a.id = ${id} AND ${mayManage(reader)} ORDER BY c.name`,
  );
}

function tookIt({ person: own }: AssessmentReader): SQL {
  return sql`a.deleted_at IS NULL AND EXISTS (SELECT 1 FROM submissions s WHERE s.assessment = a.num AND s.person = ${own ?? -1})`;
}

/** The assessment for a student whose it is. With its keys' changes, for the server. */
export function ownResultHead(db: Database, reader: AssessmentReader, id: string, now: number) {
  const own = sql`${reader.person ?? -1}`;
  const fields = {
    ...head,
    lastEnd: orNull(
      int(sql`(SELECT max(s.ends_at) FROM submissions s WHERE s.assessment = a.num AND ${isUnderWay(now)})`),
    ),
    moreAttempts: int(
      sql`coalesce((SELECT p.more_attempts FROM assessment_people p WHERE p.person = ${own} AND p.assessment = a.num), 0)`,
    ),
  };
  return db.select(
    fields,
    sql`FROM assessments a WHERE a.id = ${id} AND a.school = ${reader.schoolId} AND ((${mayTake(reader)}) OR (${tookIt(reader)}))`,
  );
}

/** The student's own sittings, and whether each has ended. */
export function ownSittings(db: Database, reader: AssessmentReader, id: string, now: number) {
  return db.select(
    { ...sitting, ended: flag(hasEnded(now)) },
    sql`FROM assessments a CROSS JOIN submissions s ON s.assessment = a.num AND s.person = ${reader.person ?? -1}
      CROSS JOIN school_people p ON p.num = s.person
    WHERE a.id = ${id} AND a.school = ${reader.schoolId} AND a.deleted_at IS NULL ORDER BY s.attempt`,
  );
}

/** Stored scores of everyone who sat it through the student's class, without names. */
export function scoresOfOwnClass(db: Database, reader: AssessmentReader, id: string, limit: number) {
  return db.select(
    { score: int(sql`max(s.score)`) },
    sql`FROM assessments a CROSS JOIN submissions s ON s.assessment = a.num
    WHERE a.id = ${id} AND a.school = ${reader.schoolId} AND s.score IS NOT NULL AND s.class = (SELECT o.class FROM submissions o
      WHERE o.assessment = a.num AND o.person = ${reader.person ?? -1} ORDER BY o.attempt LIMIT 1)
    GROUP BY s.person LIMIT ${limit}`,
  );
}
