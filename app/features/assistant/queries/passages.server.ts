import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { passages } from "#drizzle/schema/assistant/assistant.ts";
import { indexedPassage, type Passage } from "../domain/theory/passage.ts";

const passage = columns(passages, "p");

/** Of each index: a word that names a subject is in the titles and names of few. */
const MOST_FOUND = 80;

/** Candidates, unordered. */
export function findPassages(db: Database, { words, letters }: { words: string; letters: string | null }) {
  const spelt =
    letters === null
      ? sql``
      : sql` UNION SELECT rowid FROM (SELECT rowid FROM passage_letters WHERE passage_letters MATCH ${letters}
        LIMIT ${MOST_FOUND})`;
  return db.select(
    pick(passage, "href", "title", "page", "names", "body"),
    sql`FROM (SELECT rowid FROM (SELECT rowid FROM passage_words WHERE passage_words MATCH ${words}
        LIMIT ${MOST_FOUND})${spelt}) f
      CROSS JOIN passages p ON p.num = f.rowid`,
  );
}

export function passageDigests(db: Database) {
  return db.select(pick(passage, "num", "digest"), sql`FROM passages p`);
}

export function deletePassages(db: Database, nums: readonly number[]) {
  const gone = sql`(SELECT value FROM json_each(${JSON.stringify(nums)}))`;
  return {
    words: db.statement(sql`DELETE FROM passage_words WHERE rowid IN ${gone}`),
    letters: db.statement(sql`DELETE FROM passage_letters WHERE rowid IN ${gone}`),
    passages: db.statement(sql`DELETE FROM passages WHERE num IN ${gone}`),
  };
}

export function insertPassages(db: Database, added: readonly (Passage & { num: number; digest: string })[]) {
  const rows = sql`FROM json_each(${JSON.stringify(added)})`;
  const indexed = sql`FROM json_each(${JSON.stringify(added.map((each) => ({ num: each.num, ...indexedPassage(each) })))})`;
  return {
    passages: db.statement(sql`INSERT INTO passages (num, href, title, page, names, body, digest)
      SELECT value ->> 'num', value ->> 'href', value ->> 'title', value ->> 'page', value ->> 'names', value ->> 'body', value ->> 'digest' ${rows}`),
    words: db.statement(sql`INSERT INTO passage_words (rowid, title, names, body)
      SELECT value ->> 'num', value ->> 'title', value ->> 'names', value ->> 'body' ${indexed}`),
    letters: db.statement(
      sql`INSERT INTO passage_letters (rowid, spelt) SELECT value ->> 'num', value ->> 'spelt' ${indexed}`,
    ),
  };
}
