import { sql } from "drizzle-orm";
import type { Database } from "../database.server.ts";
import { int, text } from "../fields.server.ts";

/** Words of one beginning that are looked at. */
const MOST_TERMS = 400;

/** The words of the bank that begin so, in their order, with the number of questions that hold each. */
export function termsBeginning(db: Database, beginning: string) {
  return db.select(
    { term: text(sql`term`), questions: int(sql`doc`) },
    // "{" follows "z".
    sql`FROM question_words
    WHERE term >= ${beginning} AND term < ${`${beginning}{`} LIMIT ${MOST_TERMS}`,
  );
}
