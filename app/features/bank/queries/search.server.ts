import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { type Fields, int, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { ordRange } from "../domain/ord.ts";
import { RANK_ORD_SPAN } from "../domain/question-rank.ts";
import type { MineFilter } from "../domain/search/filters/search-filters.ts";
import type { KeyRange, Match, PageStart, Searcher } from "../domain/search/search-list.ts";
import { QUESTION_TOKEN, token } from "../domain/words/search-tokens.ts";
import { notHeld, type ownMark, writtenAsker } from "./held-back.server.ts";
import { facets, type listed, type texts } from "./question-fields.server.ts";

export type SearchRow = RowOf<typeof listed & ReturnType<typeof ownMark>> & {
  /** The position in a list by key; its ord, or its rank. */
  key?: number;
  /** Of a list that counts itself. */
  total?: number | null;
} & Partial<RowOf<typeof texts>>;

const INDEXES: Readonly<Record<Match["index"], { table: SQL; ord: SQL }>> = {
  filter: { table: sql.raw("question_filter"), ord: sql.raw("f.rowid") },
  text: { table: sql.raw("question_search"), ord: sql.raw("f.rowid") },
  rank: { table: sql.raw("question_ranks"), ord: sql.raw(`(f.rowid % ${RANK_ORD_SPAN})`) },
};

/** Bounds on the rowid, always cast: numbers arrive as REAL, and FTS5 would scan (14,401 rows, not 39). */
export function bounds(keys: KeyRange, start: PageStart): SQL {
  const after = start && "after" in start ? start.after : null;
  const before = after === null ? keys.before : Math.min(after, keys.before ?? after);
  const parts: SQL[] = [];
  if (keys.from !== null) parts.push(sql` AND f.rowid >= CAST(${keys.from} AS INTEGER)`);
  if (start && "before" in start) parts.push(sql` AND f.rowid > CAST(${start.before} AS INTEGER)`);
  if (before !== null) parts.push(sql` AND f.rowid < CAST(${before} AS INTEGER)`);
  return sql.join(parts);
}

/** Answers that a search for one's own reads, the latest first: the index has an open cursor for each. */
const MOST_OWN = 6000;
/** Of an ord and its comma in a list. */
const LISTED = 12;

/** What no question has: an empty expression is an error. */
const NOTHING = `"${token.question(0)}"`;

const OWN_LISTS: Readonly<Record<MineFilter, SQL>> = {
  right: sql.raw("right_ords"),
  wrong: sql.raw("wrong_ords"),
  unanswered: sql.raw(`replace(right_ords || wrong_ords, ',,', ',')`),
};

/**
 * The expression, with the tokens of the reader's own answers in it or out of it: the index skips the others by itself, where a
 * join would read every answer or every match.
 */
function ownExpression(
  { index, expression }: Match,
  { userNum, mine }: { userNum: number | null; mine: MineFilter },
): SQL {
  const list = sql`trim(substr(${OWN_LISTS[mine]}, ${sql.raw(String(-LISTED * MOST_OWN))}), ',')`;
  const tokens = sql`replace(${list}, ',', ${sql.raw(`' OR ${QUESTION_TOKEN}'`)})`;
  const column = sql.raw(index === "text" ? "meta : " : "");
  const own = sql`(SELECT ${sql.raw(`'${mine === "unanswered" ? "NOT" : "AND"} `)}${column}${sql.raw(`(${QUESTION_TOKEN}'`)} || ${tokens} || ')'
    FROM progress WHERE user_num = ${userNum} AND ${list} <> '')`;
  const all = sql`'(' || ${expression} || ') '`;
  return mine === "unanswered"
    ? sql`${all} || coalesce(${own}, '')`
    : sql`coalesce(${all} || ${own}, ${NOTHING})`;
}

/** Whether each was right, before withholding: membership in a list of one's own answers reveals it. */
export const MARKS: Readonly<Record<MineFilter | "any", SQL>> = {
  any: sql.raw("a.correct"),
  right: sql.raw("1"),
  wrong: sql.raw("0"),
  unanswered: sql.raw("NULL"),
};

/** Whether a list itself says how the reader answered. */
const isTelling = (mine: MineFilter | null) => mine === "right" || mine === "wrong";

/**
 * Matches `f`, with the reader's `correct` for `ownMark`. Without withheld ones in a list that reveals how it was
 * answered.
 */
export function matchesOf(match: Match, asker: Searcher, start: PageStart = null) {
  const { table, ord } = INDEXES[match.index];
  const { userNum, mine } = asker;
  const sought = mine === null ? sql`${match.expression}` : sql`(${ownExpression(match, { userNum, mine })})`;
  return {
    ord,
    correct: MARKS[mine ?? "any"],
    from:
      mine === null
        ? sql`${table} f LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = ${ord}`
        : sql`${table} f`,
    where: sql`${table} MATCH ${sought}${bounds(match.keys, start)}${
      isTelling(mine) ? sql` AND ${notHeld(ord, writtenAsker(asker))}` : sql``
    }`,
  };
}

/** A statement without rows, in place of one that returns these fields. */
export function noRows<Named extends Fields>(db: Database, fields: Named) {
  return { ...db.statement(sql`SELECT 1 WHERE 0`), fields };
}

/** Counted up to `cap`. */
export function countMatches(db: Database, match: Match, asker: Searcher, cap: number) {
  const { from, where } = matchesOf(match, asker);
  return db.select(
    { total: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${cap})`,
  );
}

/** The facets of at most `limit` newest matches, for a text search's filter counts. */
export function matchingFacets(db: Database, match: Match, asker: Searcher, limit: number) {
  const { from, where, ord } = matchesOf(match, asker);
  return db.select(
    facets,
    sql`FROM ${from} CROSS JOIN questions q ON q.ord = ${ord}
    WHERE ${where} ORDER BY f.rowid DESC LIMIT ${limit}`,
  );
}

/** In how many questions a few stems are; none where no question has them. */
export function rootCounts(db: Database, roots: readonly string[]) {
  if (roots.length === 0) return noRows(db, { root: text(sql`term`), questions: int(sql`doc`) });
  const asked = sql.join(
    roots.map((root) => sql`${root}`),
    sql`, `,
  );
  return db.select(
    { root: text(sql`term`), questions: int(sql`doc`) },
    sql`FROM question_words WHERE term IN (${asked}) AND col = 'stems'`,
  );
}

/** Whether a number of an exam is withheld. Reads the exam's year; nothing where no number is named. */
export function heldAtNumber(
  db: Database,
  place: { institution: number; year: number; number: number } | null,
) {
  const fields = { ord: int(sql`q.ord`) };
  if (!place) return noRows(db, fields);
  const { from, before } = ordRange(place.year, place.year);
  return db.select(
    fields,
    sql`FROM questions q WHERE q.ord >= ${sql.raw(String(from))} AND q.ord < ${sql.raw(String(before))}
      AND q.institution = ${place.institution} AND q.number = ${place.number} AND q.status = 'quarantined' LIMIT 1`,
  );
}

/** Words read per prefix. */
const MOST_TERMS = 400;

/** Indexed words with this prefix, with their number of questions. */
export function termsBeginning(db: Database, beginning: string) {
  return db.select(
    { term: text(sql`term`), questions: int(sql`doc`) },
    // "{" follows "z".
    sql`FROM question_words
    WHERE term >= ${beginning} AND term < ${`${beginning}{`} AND col = 'body' LIMIT ${MOST_TERMS}`,
  );
}
