import { type SQL, sql } from "drizzle-orm";
import { matchExpression } from "#app/domain/questions/match-expression.ts";
import { ordRange } from "#app/domain/questions/ord.ts";
import type { QuestionOrigin } from "#app/domain/questions/question-heading.ts";
import type { SearchFilters } from "#app/domain/questions/search-filters.ts";
import { type Database, statement } from "../database.server.ts";

/** Where a page starts, by key: after or before a question, in the list's order; or after a place, in order of relevance. */
export type SearchCursor = { after: number } | { before: number } | { place: number } | null;

/** One row of a result list: all a list shows, and the reader's own mark. */
export type SearchRow = {
  ord: number;
  institution: number;
  year: number;
  phase: string | null;
  booklet: string | null;
  number: number | null;
  subject: number;
  topics: string;
  kind: "single-choice" | "right-wrong" | "open";
  difficulty: 1 | 2 | 3 | null;
  status: "published" | "annulled";
  origin: QuestionOrigin;
  excerpt: string;
  correct: 0 | 1 | null;
  place: number | null;
};

const COLUMNS = sql.raw(
  "q.ord, q.institution, q.year, q.phase, q.booklet, q.number, q.subject, q.topics, q.kind, q.difficulty, q.status, q.origin, q.excerpt",
);
/** Relevance is exact up to this many matches; above it, the newest of them are ranked. */
const RANKED_MATCHES = 300;

type Index = { table: SQL; match: SQL };

function indexOf(filters: SearchFilters): Index | null {
  const asked = matchExpression(filters);
  if (!asked) return null;
  const table = sql.raw(asked.index === "search" ? "question_search" : "question_filter");
  return { table, match: sql`${table} MATCH ${asked.expression}` };
}

/**
 * Bounds on the rowid, always cast: a JavaScript number arrives as REAL, FTS5 then ignores the bound and scans
 * (data.md: 14,401 rows instead of 39).
 */
function bounds(filters: SearchFilters, cursor: SearchCursor): SQL {
  const { from, to } = filters.years;
  const range = ordRange(from, to);
  const parts: SQL[] = [];
  if (from !== null) parts.push(sql` AND f.rowid >= CAST(${range.from} AS INTEGER)`);
  if (cursor && "before" in cursor) parts.push(sql` AND f.rowid > CAST(${cursor.before} AS INTEGER)`);
  const before = cursor && "after" in cursor ? Math.min(cursor.after, range.before) : range.before;
  if (to !== null || (cursor && "after" in cursor))
    parts.push(sql` AND f.rowid < CAST(${before} AS INTEGER)`);
  return sql.join(parts);
}

function mine(filters: SearchFilters, userNum: number | null): SQL {
  if (filters.mine === null || userNum === null) return sql``;
  if (filters.mine === "unanswered") return sql` AND a.ord IS NULL`;
  return sql` AND a.correct = ${filters.mine === "right" ? 1 : 0}`;
}

/** The questions a person answered drive the search where it asks for right or wrong ones: they are few, the bank is large. */
function source(index: Index, filters: SearchFilters, userNum: number | null): SQL {
  const answered = filters.mine === "right" || filters.mine === "wrong";
  if (userNum !== null && answered) {
    return sql`answers a CROSS JOIN ${index.table} f ON f.rowid = a.ord CROSS JOIN questions q ON q.ord = f.rowid`;
  }
  const own = sql`LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = f.rowid`;
  return sql`${index.table} f CROSS JOIN questions q ON q.ord = f.rowid ${own}`;
}

function condition(index: Index, filters: SearchFilters, userNum: number | null, cursor: SearchCursor): SQL {
  const answered = filters.mine === "right" || filters.mine === "wrong";
  const own = userNum !== null && answered ? sql` AND a.user_num = ${userNum}` : sql``;
  return sql`${index.match}${bounds(filters, cursor)}${mine(filters, userNum)}${own}`;
}

/** At most `limit` matches, newest first; nearest to the cursor first where it says `before`. Empty where the text has no word. */
export function matchingQuestions(
  db: Database,
  filters: SearchFilters,
  options: { userNum: number | null; cursor: SearchCursor; limit: number },
) {
  const { userNum, cursor, limit } = options;
  const index = indexOf(filters);
  if (!index) return statement<SearchRow>(db, sql`SELECT 1 WHERE 0`);
  if (filters.order === "relevance" && index.table && filters.text !== "")
    return rankedQuestions(db, filters, options);
  const direction = sql.raw(cursor && "before" in cursor ? "ASC" : "DESC");
  const order = sql.raw(filters.mine === "right" || filters.mine === "wrong" ? "a.ord" : "f.rowid");
  return statement<SearchRow>(
    db,
    sql`SELECT ${COLUMNS}, a.correct, NULL AS place FROM ${source(index, filters, userNum)}
    WHERE ${condition(index, filters, userNum, cursor)} ORDER BY ${order} ${direction} LIMIT ${limit}`,
  );
}

/** The newest matches in order of relevance (bm25), from a place on. */
function rankedQuestions(
  db: Database,
  filters: SearchFilters,
  options: { userNum: number | null; cursor: SearchCursor; limit: number },
) {
  const index = indexOf(filters);
  if (!index) return statement<SearchRow>(db, sql`SELECT 1 WHERE 0`);
  const place = options.cursor && "place" in options.cursor ? options.cursor.place : 0;
  return statement<SearchRow>(
    db,
    sql`WITH hits AS MATERIALIZED (
      SELECT f.rowid AS ord, bm25(${index.table}) AS score FROM ${index.table} f
      WHERE ${index.match}${bounds(filters, null)} ORDER BY f.rowid DESC LIMIT ${RANKED_MATCHES}
    ), placed AS (SELECT ord, row_number() OVER (ORDER BY score, ord DESC) AS place FROM hits)
    SELECT ${COLUMNS}, a.correct, p.place FROM placed p CROSS JOIN questions q ON q.ord = p.ord
    LEFT JOIN answers a ON a.user_num = ${options.userNum ?? -1} AND a.ord = p.ord
    WHERE p.place > ${place}${mine(filters, options.userNum)} ORDER BY p.place LIMIT ${options.limit}`,
  );
}

/** How many questions match, counted up to `cap`. */
export function countMatches(
  db: Database,
  filters: SearchFilters,
  options: { userNum: number | null; cap: number },
) {
  const index = indexOf(filters);
  if (!index) return statement<{ total: number }>(db, sql`SELECT 0 AS total`);
  const own = filters.mine !== null && options.userNum !== null;
  const from = own ? source(index, filters, options.userNum) : sql`${index.table} f`;
  const where = own
    ? condition(index, filters, options.userNum, null)
    : sql`${index.match}${bounds(filters, null)}`;
  return statement<{ total: number }>(
    db,
    sql`SELECT count(*) AS total FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${options.cap})`,
  );
}

/** The newest matches' ids, at most `limit`: what the facets of a text search are counted over. */
export function matchingMeta(db: Database, filters: SearchFilters, limit: number) {
  const index = indexOf(filters);
  if (!index) return statement<MetaRow>(db, sql`SELECT 1 WHERE 0`);
  return statement<MetaRow>(
    db,
    sql`SELECT q.institution, q.year, q.subject, q.topics, q.kind, q.difficulty, q.has_solution AS hasSolution
    FROM ${index.table} f CROSS JOIN questions q ON q.ord = f.rowid
    WHERE ${index.match}${bounds(filters, null)} ORDER BY f.rowid DESC LIMIT ${limit}`,
  );
}

export type MetaRow = Pick<
  SearchRow,
  "institution" | "year" | "subject" | "topics" | "kind" | "difficulty"
> & {
  hasSolution: 0 | 1;
};
