import { type SQL, sql } from "drizzle-orm";
import type { FacetRow } from "#app/domain/questions/facet-row.ts";
import type { ListedRow } from "#app/domain/questions/listed-question.ts";
import { matchExpression, rankExpression } from "#app/domain/questions/match-expression.ts";
import { ordRange } from "#app/domain/questions/ord.ts";
import { RANK_ORD_SPAN, rankRange } from "#app/domain/questions/question-rank.ts";
import { arrangementOf, rankedOrder, type SearchFilters } from "#app/domain/questions/search-filters.ts";
import { type Database, statement } from "../database.server.ts";

/** Where a page starts, by key: after or before a question, in the list's order; or after a place, in order of relevance. */
export type SearchCursor = { after: number } | { before: number } | { place: number } | null;

/** One row of a result list: all a list shows, and the reader's own mark. */
export type SearchRow = ListedRow & {
  /** Where the row stands in a list by key; its ord, or its rank. */
  key?: number;
  /** How many the list has, where it counts itself. */
  total?: number;
};

/** The columns of a SearchRow that stand in `questions q`. */
export const COLUMNS = sql.raw(
  "q.ord, q.institution, q.year, q.phase, q.booklet, q.number, q.subject, q.topics, q.kind, q.difficulty, q.official_difficulty AS officialDifficulty, q.answered_difficulty AS answeredDifficulty, q.status, q.origin, q.excerpt",
);
/** The columns of a FacetRow, from `questions q`. */
export const FACET_COLUMNS = sql.raw(
  "q.institution, q.year, q.subject, q.topics, q.kind, q.difficulty, q.official_difficulty AS officialDifficulty, q.answered_difficulty AS answeredDifficulty, q.has_solution AS hasSolution, q.origin, q.skill, q.booklet, q.colours",
);
/** A score is exact up to this many matches; above it, the newest of them are ordered. */
const SCORED_MATCHES = { byRelevance: 300, byAnswers: 200 };

/** An index, its question's ord and its expression. */
type Index = { table: SQL; ord: SQL; match: SQL };

function indexOf(filters: SearchFilters): Index | null {
  if (arrangementOf(filters) === "rank") {
    const match = sql`question_ranks MATCH ${rankExpression(filters)}`;
    return { table: sql`question_ranks`, ord: sql.raw(`(f.rowid % ${RANK_ORD_SPAN})`), match };
  }
  const asked = matchExpression(filters);
  if (!asked) return null;
  const table = sql.raw(asked.index === "search" ? "question_search" : "question_filter");
  return { table, ord: sql`f.rowid`, match: sql`${table} MATCH ${asked.expression}` };
}

/**
 * Bounds on the rowid, always cast: a JavaScript number arrives as REAL, FTS5 then ignores the bound and scans
 * (data.md: 14,401 rows instead of 39).
 */
export function bounds(filters: SearchFilters, cursor: SearchCursor): SQL {
  const order = arrangementOf(filters) === "rank" ? rankedOrder(filters) : null;
  const { from, to } = filters.years;
  const range = order ? rankRange(order) : ordRange(from, to);
  const parts: SQL[] = [];
  if (order || from !== null) parts.push(sql` AND f.rowid >= CAST(${range.from} AS INTEGER)`);
  if (cursor && "before" in cursor) parts.push(sql` AND f.rowid > CAST(${cursor.before} AS INTEGER)`);
  const before = cursor && "after" in cursor ? Math.min(cursor.after, range.before) : range.before;
  if (order || to !== null || (cursor && "after" in cursor))
    parts.push(sql` AND f.rowid < CAST(${before} AS INTEGER)`);
  return sql.join(parts);
}

/** The condition on the person's own answer `a`. */
export function mine(filters: SearchFilters, userNum: number | null): SQL {
  if (filters.mine === null || userNum === null) return sql``;
  if (filters.mine === "unanswered") return sql` AND a.ord IS NULL`;
  return sql` AND a.correct = ${filters.mine === "right" ? 1 : 0}`;
}

/** Whether the search asks for questions the person has answered: then their answers drive it, being few in a large bank. */
function amongAnswered(filters: SearchFilters, userNum: number | null): userNum is number {
  return userNum !== null && (filters.mine === "right" || filters.mine === "wrong");
}

/** The matches `f` with the person's answer `a`, before any question is read. */
function source(index: Index, filters: SearchFilters, userNum: number | null): SQL {
  if (amongAnswered(filters, userNum)) return sql`answers a CROSS JOIN ${index.table} f ON f.rowid = a.ord`;
  return sql`${index.table} f LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = ${index.ord}`;
}

function condition(index: Index, filters: SearchFilters, userNum: number | null, cursor: SearchCursor): SQL {
  const own = amongAnswered(filters, userNum) ? sql` AND a.user_num = ${userNum}` : sql``;
  return sql`${index.match}${bounds(filters, cursor)}${mine(filters, userNum)}${own}`;
}

type Page = { userNum: number | null; cursor: SearchCursor; limit: number };

/**
 * At most `limit` matches: newest first (nearest to the cursor first where it says `before`), or by relevance where a text
 * search asks for it. Empty where the text has no word.
 */
export function matchingQuestions(db: Database, filters: SearchFilters, page: Page) {
  const index = indexOf(filters);
  if (!index) return statement<SearchRow>(db, sql`SELECT 1 WHERE 0`);
  if (arrangementOf(filters) === "score") return scoredQuestions(db, filters, index, page);
  const { userNum, cursor, limit } = page;
  const direction = sql.raw(cursor && "before" in cursor ? "ASC" : "DESC");
  const order = sql.raw(amongAnswered(filters, userNum) ? "a.ord" : "f.rowid");
  return statement<SearchRow>(
    db,
    sql`SELECT ${COLUMNS}, a.correct, f.rowid AS key FROM ${source(index, filters, userNum)}
    CROSS JOIN questions q ON q.ord = ${index.ord}
    WHERE ${condition(index, filters, userNum, cursor)} ORDER BY ${order} ${direction} LIMIT ${limit}`,
  );
}

/** What the matches `m` are scored by, the lowest first, which of them have a score, and how many are looked at. */
function scoring(filters: SearchFilters): { score: SQL; from: SQL; total: SQL; most: number } {
  const order = rankedOrder(filters);
  if (!order)
    return { score: sql`m.relevance`, from: sql``, total: sql`NULL`, most: SCORED_MATCHES.byRelevance };
  const rank = sql.raw(order === "hardest" ? "s.hard_rank" : "s.answered_rank");
  const from = sql`CROSS JOIN question_standings s ON s.ord = m.ord AND ${rank} > 0`;
  return { score: sql`-${rank}`, from, total: sql`count(*) OVER ()`, most: SCORED_MATCHES.byAnswers };
}

/** The newest matches in order of relevance (bm25) or of answers, from a place on: only the page's own questions are read. */
function scoredQuestions(
  db: Database,
  filters: SearchFilters,
  index: Index,
  { userNum, cursor, limit }: Page,
) {
  const place = cursor && "place" in cursor ? cursor.place : 0;
  const { score, from, total, most } = scoring(filters);
  const relevance = rankedOrder(filters) ? sql`0` : sql`bm25(${index.table})`;
  const newest = sql.raw(amongAnswered(filters, userNum) ? "a.ord" : "f.rowid");
  return statement<SearchRow>(
    db,
    sql`SELECT ${COLUMNS}, h.correct, h.total FROM (
      SELECT m.ord, m.correct, ${score} AS score, ${total} AS total FROM (
        SELECT f.rowid AS ord, a.correct, ${relevance} AS relevance FROM ${source(index, filters, userNum)}
        WHERE ${condition(index, filters, userNum, null)} ORDER BY ${newest} DESC LIMIT ${most}
      ) m ${from} ORDER BY score, m.ord DESC LIMIT ${limit} OFFSET ${place}
    ) h CROSS JOIN questions q ON q.ord = h.ord ORDER BY h.score, h.ord DESC`,
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
  const { userNum, cap } = options;
  return statement<{ total: number }>(
    db,
    sql`SELECT count(*) AS total FROM (SELECT 1 FROM ${source(index, filters, userNum)}
    WHERE ${condition(index, filters, userNum, null)} LIMIT ${cap})`,
  );
}

/** The facets of the newest matches, at most `limit`: what a text search counts its filters over. */
export function matchingFacets(
  db: Database,
  filters: SearchFilters,
  options: { userNum: number | null; limit: number },
) {
  const index = indexOf(filters);
  if (!index) return statement<FacetRow>(db, sql`SELECT 1 WHERE 0`);
  const { userNum, limit } = options;
  return statement<FacetRow>(
    db,
    sql`SELECT ${FACET_COLUMNS}
    FROM ${source(index, filters, userNum)} CROSS JOIN questions q ON q.ord = ${index.ord}
    WHERE ${condition(index, filters, userNum, null)} ORDER BY f.rowid DESC LIMIT ${limit}`,
  );
}
