import { sql } from "drizzle-orm";
import type { ExamPlace } from "#app/domain/exams/exam-place.ts";
import { pastExams, pastExamTotals } from "#drizzle/schema/past-exams.ts";
import { type Database, statement } from "../database.server.ts";
import { columns, pick } from "../fields.server.ts";
import { COLUMNS, type SearchRow } from "../questions/search.server.ts";

const totals = columns(pastExamTotals);
const listed = pick(columns(pastExams), "year", "slug", "phase", "day", "questions");

/** How many exams the bank has of each institution that has any. One row each. */
export function examTotals(db: Database) {
  return db.select(totals, sql`FROM past_exam_totals`);
}

/** The exams of an institution, newest first. One row each. */
export function examsOfInstitution(db: Database, institution: number) {
  return db.select(listed, sql`FROM past_exams WHERE institution = ${institution} ORDER BY year DESC, slug`);
}

/** An exam's row, and the order of its questions in the booklet asked for (null where it is not known in that colour). */
export type ExamRow = {
  institution: number;
  year: number;
  slug: string;
  phase: string | null;
  day: number | null;
  booklet: string | null;
  items: string;
  colourItems: string | null;
};

function atPlace(alias: string, { institution, year, slug }: ExamPlace) {
  const column = (name: string) => sql.raw(`${alias}.${name}`);
  return sql`${column("institution")} = ${institution} AND ${column("year")} = ${year} AND ${column("slug")} = ${slug}`;
}

/** The exam of an address. Two rows. */
export function examAt(db: Database, place: ExamPlace) {
  return statement<ExamRow>(
    db,
    sql`SELECT e.institution, e.year, e.slug, e.phase, e.day, e.booklet, e.items, b.items AS colourItems
    FROM past_exams e LEFT JOIN exam_booklets b ON b.institution = e.institution AND b.year = e.year
      AND b.slug = e.slug AND b.colour = ${place.colour}
    WHERE ${atPlace("e", place)}`,
  );
}

/** The colours in which an exam's order is known, with the order itself. Four rows or so. */
export function bookletsAt(db: Database, place: ExamPlace) {
  return statement<{ colour: string; items: string }>(
    db,
    sql`SELECT b.colour, b.items FROM exam_booklets b WHERE ${atPlace("b", place)}`,
  );
}

export type ExamQuestionRow = SearchRow & { language: "ingles" | "espanhol" | null };

/** The questions of an exam with the reader's own mark, in no order; three rows a question at most. */
export function questionsOfExam(db: Database, place: ExamPlace, userNum: number | null) {
  return statement<ExamQuestionRow>(
    db,
    sql`SELECT ${COLUMNS}, q.language, a.correct
    FROM past_exams e CROSS JOIN json_each(e.items) i CROSS JOIN questions q ON q.ord = i.value ->> 0
    LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = q.ord
    WHERE ${atPlace("e", place)} AND q.status <> 'quarantined'`,
  );
}

/** The official key of an exam's questions. */
export type KeyRow = { ord: number; letter: string | null };

/** The key of those questions of an exam that a person has answered: no row in the ledger, no key. */
export function keysOfAnswered(db: Database, place: ExamPlace, userNum: number) {
  return statement<KeyRow>(
    db,
    sql`SELECT k.ord, k.letter
    FROM past_exams e CROSS JOIN json_each(e.items) i
    CROSS JOIN answers a ON a.user_num = ${userNum} AND a.ord = i.value ->> 0
    CROSS JOIN question_keys k ON k.ord = a.ord
    WHERE ${atPlace("e", place)}`,
  );
}

/** The whole key of an exam, for those who look after the bank. */
export function keysOfExam(db: Database, place: ExamPlace) {
  return statement<KeyRow>(
    db,
    sql`SELECT k.ord, k.letter
    FROM past_exams e CROSS JOIN json_each(e.items) i CROSS JOIN question_keys k ON k.ord = i.value ->> 0
    WHERE ${atPlace("e", place)}`,
  );
}

/** A question of an exam as paper shows it. */
export type PrintedRow = {
  ord: number;
  language: "ingles" | "espanhol" | null;
  kind: "single-choice" | "right-wrong" | "open";
  status: "published" | "annulled";
  statementHtml: string;
  alternativesHtml: string;
};

/** The whole questions of an exam, in no order. */
export function printedExam(db: Database, place: ExamPlace) {
  return statement<PrintedRow>(
    db,
    sql`SELECT q.ord, q.language, q.kind, q.status, q.statement_html AS statementHtml, q.alternatives_html AS alternativesHtml
    FROM past_exams e CROSS JOIN json_each(e.items) i CROSS JOIN questions q ON q.ord = i.value ->> 0
    WHERE ${atPlace("e", place)} AND q.status <> 'quarantined'`,
  );
}
