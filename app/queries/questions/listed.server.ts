import { sql } from "drizzle-orm";
import {
  type Match,
  type PageStart,
  placeOf,
  type Searcher,
  type SearchList,
} from "#app/domain/questions/search/search-list.ts";
import type { Database } from "../database.server.ts";
import { flag, int, orNull } from "../fields.server.ts";
import { questionsLikeText } from "./likeness.server.ts";
import { listed, marked } from "./question-fields.server.ts";
import { matchesOf, noRows } from "./search.server.ts";

/** Matches scored exactly; above it, only the newest. */
const SCORED_MATCHES = { byRelevance: 300, byAnswers: 200 };

const byKey = { ...listed, ...marked, key: int(sql`f.rowid`) };
/** `total`: of a list that counts itself. */
const byScore = { ...listed, correct: orNull(flag(sql`h.correct`)), total: orNull(int(sql`h.total`)) };

type Page = { start: PageStart; limit: number };

/** At most `limit` questions; before a key, the nearest first. */
export function listedQuestions(
  db: Database,
  { list, asker }: { list: SearchList; asker: Searcher },
  { start, limit }: Page,
) {
  const place = placeOf(start);
  switch (list.kind) {
    case "nothing":
      return noRows(db, byKey);
    case "key":
      return questionsByKey(db, list.match, asker, { start, limit });
    case "score":
      return questionsByScore(db, list, asker, { place, limit });
    case "likeness":
      return questionsLikeText(db, list, asker, { place, limit });
  }
}

/** In key order from an index, so that nothing is sorted. */
function questionsByKey(db: Database, match: Match, asker: Searcher, { start, limit }: Page) {
  const { from, where, ord, newest } = matchesOf(match, asker, start);
  const direction = sql.raw(start && "before" in start ? "ASC" : "DESC");
  return db.select(
    byKey,
    sql`FROM ${from} CROSS JOIN questions q ON q.ord = ${ord}
    WHERE ${where} ORDER BY ${newest} ${direction} LIMIT ${limit}`,
  );
}

type ScoreList = SearchList & { kind: "score" };

/** The score of `m` (lowest first), which have one, and how many are read. */
function scoring(by: ScoreList["by"]) {
  if (by === "relevance")
    return { score: sql`m.relevance`, from: sql``, total: sql`NULL`, most: SCORED_MATCHES.byRelevance };
  const rank = sql.raw(by === "hardest" ? "s.hard_rank" : "s.answered_rank");
  const from = sql`CROSS JOIN question_standings s ON s.ord = m.ord AND ${rank} > 0`;
  return { score: sql`-${rank}`, from, total: sql`count(*) OVER ()`, most: SCORED_MATCHES.byAnswers };
}

/** The newest matches by relevance (bm25) or answers; reads only the page's own questions. */
function questionsByScore(
  db: Database,
  { match, by }: ScoreList,
  asker: Searcher,
  { place, limit }: { place: number; limit: number },
) {
  const matches = matchesOf(match, asker);
  const { score, from, total, most } = scoring(by);
  const relevance = by === "relevance" ? sql`bm25(${matches.table})` : sql`0`;
  return db.select(
    byScore,
    sql`FROM (
      SELECT m.ord, m.correct, ${score} AS score, ${total} AS total FROM (
        SELECT f.rowid AS ord, a.correct, ${relevance} AS relevance FROM ${matches.from}
        WHERE ${matches.where} ORDER BY ${matches.newest} DESC LIMIT ${most}
      ) m ${from} ORDER BY score, m.ord DESC LIMIT ${limit} OFFSET ${place}
    ) h CROSS JOIN questions q ON q.ord = h.ord ORDER BY h.score, h.ord DESC`,
  );
}
