import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, type Fields, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { examBooklets, pastExams, pastExamTotals } from "#drizzle/schema/bank/past-exams.ts";
import { questionKeys } from "#drizzle/schema/bank/questions.ts";
import type { ExamBooklet } from "../domain/exams/exam-place.ts";
import { type KeyAsker, notHeld, ownMark } from "./held-back.server.ts";
import { listed as listedQuestion, question } from "./question-fields.server.ts";

const totals = columns(pastExamTotals);
const listed = pick(columns(pastExams), "year", "slug", "phase", "day", "questions");

/** Exams per institution that has any. One row each. */
export function examTotals(db: Database) {
  return db.select(totals, sql`FROM past_exam_totals`);
}

/** Newest first. One row each. */
export function examsOfInstitution(db: Database, institution: number) {
  return db.select(listed, sql`FROM past_exams WHERE institution = ${institution} ORDER BY year DESC, slug`);
}

const booklet = columns(examBooklets, "b");
const exam = {
  ...pick(columns(pastExams, "e"), "institution", "year", "slug", "phase", "day", "booklet", "items"),
  colourItems: outer(booklet).items,
};
/** An exam, with the question order of the requested booklet (null if unknown). */
export type ExamRow = RowOf<typeof exam>;

function atPlace(alias: string, { institution, year, slug }: ExamBooklet) {
  const column = (name: string) => sql.raw(`${alias}.${name}`);
  return sql`${column("institution")} = ${institution} AND ${column("year")} = ${year} AND ${column("slug")} = ${slug}`;
}

/** The exam of an address. Two rows. */
export function examAt(db: Database, place: ExamBooklet) {
  return db.select(
    exam,
    sql`FROM past_exams e LEFT JOIN exam_booklets b ON b.institution = e.institution AND b.year = e.year
      AND b.slug = e.slug AND b.colour = ${place.colour}
    WHERE ${atPlace("e", place)}`,
  );
}

/** The booklets of an exam with their order. Four rows or so. */
export function bookletsAt(db: Database, place: ExamBooklet) {
  return db.select(pick(booklet, "colour", "items"), sql`FROM exam_booklets b WHERE ${atPlace("b", place)}`);
}

function examQuestion(asker: KeyAsker) {
  return { ...listedQuestion, ...ownMark(asker), language: question.language };
}
export type ExamQuestionRow = RowOf<ReturnType<typeof examQuestion>>;

/** Unordered questions with the reader's answer; at most three rows a question. */
export function questionsOfExam(db: Database, place: ExamBooklet, asker: KeyAsker) {
  return db.select(
    examQuestion(asker),
    sql`FROM past_exams e CROSS JOIN json_each(e.items) i CROSS JOIN questions q ON q.ord = i.value ->> 0
    LEFT JOIN answers a ON a.user_num = ${asker.userNum ?? -1} AND a.ord = q.ord
    WHERE ${atPlace("e", place)} AND q.status <> 'quarantined'`,
  );
}

const letters = pick(columns(questionKeys, "k"), "ord", "letter");

/** The keys of questions a person has answered: no row in the ledger, no key, and none of an open exam. */
export function keysOfAnswered(db: Database, place: ExamBooklet, asker: KeyAsker) {
  return db.select(
    letters,
    sql`FROM past_exams e CROSS JOIN json_each(e.items) i
    CROSS JOIN answers a ON a.user_num = ${asker.userNum} AND a.ord = i.value ->> 0
    CROSS JOIN question_keys k ON k.ord = a.ord
    WHERE ${atPlace("e", place)} AND ${notHeld(sql`a.ord`, asker)}`,
  );
}

/** The whole key, for maintainers of the bank. */
export function keysOfExam(db: Database, place: ExamBooklet) {
  return db.select(
    letters,
    sql`FROM past_exams e CROSS JOIN json_each(e.items) i CROSS JOIN question_keys k ON k.ord = i.value ->> 0
    WHERE ${atPlace("e", place)}`,
  );
}

/** With `fields` of `questions q`, in the bank's order. */
export function printedExam<Named extends Fields>(db: Database, place: ExamBooklet, fields: Named) {
  return db.select(
    fields,
    sql`FROM past_exams e CROSS JOIN json_each(e.items) i CROSS JOIN questions q ON q.ord = i.value ->> 0
    WHERE ${atPlace("e", place)} AND q.status <> 'quarantined' ORDER BY i.key`,
  );
}
