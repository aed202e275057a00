import { sql } from "drizzle-orm";
import type { Term } from "#app/domain/questions/near-terms.ts";
import { type Database, statement } from "../database.server.ts";

/** Words of one beginning that are looked at. */
const MOST_TERMS = 400;

/** The words of the bank that begin so, in their order, with the number of questions that hold each. */
export function termsBeginning(db: Database, beginning: string) {
  return statement<Term>(
    db,
    // "{" follows "z".
    sql`SELECT term, doc AS questions FROM question_words
    WHERE term >= ${beginning} AND term < ${`${beginning}{`} LIMIT ${MOST_TERMS}`,
  );
}
