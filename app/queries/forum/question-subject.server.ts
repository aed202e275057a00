import { sql } from "drizzle-orm";
import type { Database } from "../database.server.ts";
import { pick } from "../fields.server.ts";
import { ofBank, question } from "../questions/question-fields.server.ts";

/** Of a question of the bank that is shown. */
export function questionSubject(db: Database, ord: number) {
  return db.select(
    pick(question, "subject"),
    sql`FROM questions q WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined' AND ${ofBank}`,
  );
}
