import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { triBooklets, type triItems } from "#drizzle/schema/practice/tri.ts";
import type { TriBooklet } from "../domain/tri/booklet-items.ts";

type BookletRow = TriBooklet & { reliability: "exact" | "close" | "band"; counted: number };

export type TriItemRow = typeof triItems.$inferInsert;

const booklet = pick(columns(triBooklets, "t"), "year", "booklet", "area", "colour", "items");

/** A booklet with its keys, for scoring alone. Two rows. */
export function triBooklet(db: Database, year: number, code: number) {
  return db.select(booklet, sql`FROM tri_booklets t WHERE t.year = ${year} AND t.booklet = ${code}`);
}

/** Booklets of a year, to compare with an import. */
export function triBookletsOfYear(db: Database, year: number) {
  return db.select(
    { ...booklet, ...pick(columns(triBooklets, "t"), "reliability", "counted") },
    sql`FROM tri_booklets t WHERE t.year = ${year}`,
  );
}

/** An existing one is replaced. */
export function storeTriBooklets(db: Database, rows: readonly BookletRow[]) {
  return db.statement(sql`INSERT INTO tri_booklets (year, booklet, area, colour, items, reliability, counted)
    SELECT value ->> 'year', value ->> 'booklet', value ->> 'area', value ->> 'colour', value -> 'items', value ->> 'reliability',
      value ->> 'counted'
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (year, booklet) DO UPDATE SET area = excluded.area, colour = excluded.colour, items = excluded.items,
      reliability = excluded.reliability, counted = excluded.counted`);
}

/** An existing one is replaced. */
export function storeTriItems(db: Database, rows: readonly TriItemRow[]) {
  return db.statement(sql`INSERT INTO tri_items (code, year, area, skill, booklet, counted, annulled, a, b, c)
    SELECT value ->> 'code', value ->> 'year', value ->> 'area', value ->> 'skill', value ->> 'booklet', value ->> 'counted',
      value ->> 'annulled', value ->> 'a', value ->> 'b', value ->> 'c'
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (code, year) DO UPDATE SET area = excluded.area, skill = excluded.skill, booklet = excluded.booklet,
      counted = excluded.counted, annulled = excluded.annulled, a = excluded.a, b = excluded.b, c = excluded.c`);
}

/** Gives the questions of these items their parameters. */
export function setQuestionParameters(db: Database, year: number, codes: readonly number[]) {
  return db.statement(sql`UPDATE question_items SET a = p.a, b = p.b, c = p.c FROM (
      SELECT i.ord, t.a, t.b, t.c FROM json_each(${JSON.stringify(codes)}) j CROSS JOIN tri_items t ON t.code = j.value AND t.year = ${year}
      CROSS JOIN question_items i ON i.item_code = t.code CROSS JOIN questions q ON q.ord = i.ord AND q.year = t.year
      WHERE i.a IS NOT t.a OR i.b IS NOT t.b OR i.c IS NOT t.c LIMIT 10000
    ) p WHERE question_items.ord = p.ord`);
}
