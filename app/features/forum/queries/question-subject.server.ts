import { sql } from "drizzle-orm";
import { ofBank, question } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { pick } from "#app/platform/db/fields.server.ts";

/** Of a question of the bank that is shown. */
export function questionSubject(db: Database, ord: number) {
  return db.select(
    pick(question, "subject"),
    sql`FROM questions q WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined' AND ${ofBank}`,
  );
}
