import { sql } from "drizzle-orm";
import { question } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { examBooklets } from "#drizzle/schema/bank/past-exams.ts";

const item = {
  ...pick(question, "ord", "institution", "year", "phase", "day"),
  itemCode: int(sql`i.item_code`),
};
/** A question with an INEP item code and its exam. */
export type ItemRow = RowOf<typeof item>;

export function questionsOfItems(db: Database, itemCodes: readonly number[]) {
  return db.select(
    item,
    sql`FROM json_each(${JSON.stringify(itemCodes)}) c CROSS JOIN question_items i ON i.item_code = c.value
    CROSS JOIN questions q ON q.ord = i.ord WHERE q.origin = 'exam'`,
  );
}

const booklet = columns(examBooklets, "b");
type BookletRow = RowOf<typeof booklet>;

export function bookletsOfYear(db: Database, institution: number, year: number) {
  return db.select(
    booklet,
    sql`FROM exam_booklets b WHERE b.institution = ${institution} AND b.year = ${year}`,
  );
}

/** The colours of an institution's year by question: in booklets, and as stored. */
export function coloursOfYear(db: Database, institution: number, year: number) {
  return db.select(
    { ...pick(question, "ord", "colours"), ...pick(booklet, "colour") },
    sql`FROM exam_booklets b CROSS JOIN json_each(b.items) i
    CROSS JOIN questions q ON q.ord = i.value ->> 0 WHERE b.institution = ${institution} AND b.year = ${year}`,
  );
}

/** Stores booklets; an existing one is replaced. */
export function storeBookletRows(db: Database, rows: readonly BookletRow[]) {
  return db.statement(sql`INSERT INTO exam_booklets (institution, year, slug, colour, items)
    SELECT value ->> 'institution', value ->> 'year', value ->> 'slug', value ->> 'colour', value ->> 'items'
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (institution, year, slug, colour) DO UPDATE SET items = excluded.items`);
}
