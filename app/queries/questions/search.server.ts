import { type SQL, sql } from "drizzle-orm";
import { RANK_ORD_SPAN } from "#app/domain/questions/question-rank.ts";
import type { KeyRange, Match, PageStart, Searcher } from "#app/domain/questions/search/search-list.ts";
import type { Database } from "../database.server.ts";
import { type Fields, int, type RowOf, text } from "../fields.server.ts";
import { facets, type listed, type marked, type texts } from "./question-fields.server.ts";

export type SearchRow = RowOf<typeof listed & typeof marked> & {
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

/** Bounds on the rowid, always cast: numbers arrive as REAL, and FTS5 would scan (data.md: 14,401 rows, not 39). */
export function bounds(keys: KeyRange, start: PageStart): SQL {
  const after = start && "after" in start ? start.after : null;
  const before = after === null ? keys.before : Math.min(after, keys.before ?? after);
  const parts: SQL[] = [];
  if (keys.from !== null) parts.push(sql` AND f.rowid >= CAST(${keys.from} AS INTEGER)`);
  if (start && "before" in start) parts.push(sql` AND f.rowid > CAST(${start.before} AS INTEGER)`);
  if (before !== null) parts.push(sql` AND f.rowid < CAST(${before} AS INTEGER)`);
  return sql.join(parts);
}

export function mineCondition({ mine }: Searcher): SQL {
  if (mine === null) return sql``;
  if (mine === "unanswered") return sql` AND a.ord IS NULL`;
  return sql` AND a.correct = ${mine === "right" ? 1 : 0}`;
}

/** Matches `f` with answer `a`, newest first by `newest`. Requested answers drive the search: they are few. */
export function matchesOf({ index, expression, keys }: Match, asker: Searcher, start: PageStart = null) {
  const { table, ord } = INDEXES[index];
  const answered = asker.mine === "right" || asker.mine === "wrong";
  const own = answered ? sql` AND a.user_num = ${asker.userNum}` : sql``;
  return {
    table,
    ord,
    newest: sql.raw(answered ? "a.ord" : "f.rowid"),
    from: answered
      ? sql`answers a CROSS JOIN ${table} f ON f.rowid = a.ord`
      : sql`${table} f LEFT JOIN answers a ON a.user_num = ${asker.userNum ?? -1} AND a.ord = ${ord}`,
    where: sql`${table} MATCH ${expression}${bounds(keys, start)}${mineCondition(asker)}${own}`,
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
