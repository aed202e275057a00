import { sql } from "drizzle-orm";
import type { examBooklets } from "#drizzle/schema/past-exams.ts";
import { type Database, statement } from "../database.server.ts";

/** A question that INEP's files know by its item code, with the exam it stands in. */
export type ItemRow = {
  ord: number;
  itemCode: number;
  institution: number;
  year: number;
  phase: string | null;
  day: number | null;
};

/** The questions of real exams that carry one of these item codes. */
export function questionsOfItems(db: Database, itemCodes: readonly number[]) {
  return statement<ItemRow>(
    db,
    sql`SELECT q.ord, i.item_code AS itemCode, q.institution, q.year, q.phase, q.day
    FROM json_each(${JSON.stringify(itemCodes)}) c CROSS JOIN question_items i ON i.item_code = c.value
    CROSS JOIN questions q ON q.ord = i.ord WHERE q.origin = 'exam'`,
  );
}

type BookletRow = typeof examBooklets.$inferInsert;

/** The booklets already known of an institution's year. */
export function bookletsOfYear(db: Database, institution: number, year: number) {
  return statement<BookletRow>(
    db,
    sql`SELECT institution, year, slug, colour, items FROM exam_booklets WHERE institution = ${institution} AND year = ${year}`,
  );
}

/** Which colours hold which questions of an institution's year, and the colours each question is known to be in. */
export function coloursOfYear(db: Database, institution: number, year: number) {
  return statement<{ ord: number; colour: string; colours: string }>(
    db,
    sql`SELECT q.ord, b.colour, q.colours FROM exam_booklets b CROSS JOIN json_each(b.items) i
    CROSS JOIN questions q ON q.ord = i.value ->> 0 WHERE b.institution = ${institution} AND b.year = ${year}`,
  );
}

/** Stores booklets; one that is there takes the new order. */
export function storeBookletRows(db: Database, rows: readonly BookletRow[]) {
  return db.statement(sql`INSERT INTO exam_booklets (institution, year, slug, colour, items)
    SELECT value ->> 'institution', value ->> 'year', value ->> 'slug', value ->> 'colour', value ->> 'items'
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (institution, year, slug, colour) DO UPDATE SET items = excluded.items`);
}
