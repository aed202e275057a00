import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { int } from "#app/platform/db/fields.server.ts";
import type { MineFilter } from "../domain/search/filters/search-filters.ts";
import type { NamedQuestion } from "../domain/search/query/understand.ts";
import type { LikenessList, Searcher } from "../domain/search/search-list.ts";
import { notHeld, ownMark } from "./held-back.server.ts";
import { listed, texts } from "./question-fields.server.ts";
import { bounds, noRows } from "./search.server.ts";

/** Newest matches per clue: a frequent clue says little. */
const MATCHES_OF_CLUE = 3;

type Asker = { userNum: number | null; mine?: MineFilter | null; now: number };

const shown = (asker: Asker) => ({ ...listed, ...ownMark(asker, { mark: sql`o.correct` }) });

function mineCondition(asker: Asker): SQL {
  const { mine = null } = asker;
  if (mine === null) return sql``;
  if (mine === "unanswered") return sql` AND a.ord IS NULL`;
  return sql` AND a.correct = ${mine === "right" ? 1 : 0} AND ${notHeld(sql`l.ord`, asker)}`;
}

/** Bounded: a few newest matches per clue, weights added, instead of ranking the whole bank. Also the total. */
function mostAlike({ clues, keys }: LikenessList, asker: Asker, page: { place: number; limit: number }): SQL {
  const userNum = asker.userNum ?? -1;
  const marked = sql`LEFT JOIN answers a ON a.user_num = ${userNum} AND a.ord = l.ord WHERE true${mineCondition(asker)}`;
  const own = (asker.mine ?? null) === null ? sql`` : marked;
  return sql`FROM (
      SELECT l.ord, l.score, count(*) OVER () AS total FROM (
        SELECT hit.value AS ord, sum(c.weight / CASE WHEN c.shared THEN json_array_length(c.ords) ELSE 1.0 END) AS score
        FROM (
          SELECT e.value ->> 'weight' AS weight, e.value ->> 'shared' AS shared, (
            SELECT json_group_array(ord) FROM (
              SELECT f.rowid AS ord FROM question_search f WHERE f.question_search MATCH (e.value ->> 'match')
                ${bounds(keys, null)} ORDER BY f.rowid DESC LIMIT ${MATCHES_OF_CLUE})
          ) AS ords FROM json_each(${JSON.stringify(clues)}) e
        ) c CROSS JOIN json_each(c.ords) hit GROUP BY hit.value
      ) l ${own}
      ORDER BY l.score DESC, l.ord DESC LIMIT ${page.limit} OFFSET ${page.place}
    ) h CROSS JOIN questions q ON q.ord = h.ord
    LEFT JOIN answers o ON o.user_num = ${userNum} AND o.ord = h.ord ORDER BY h.score DESC, h.ord DESC`;
}

export function questionsLikeText(
  db: Database,
  list: LikenessList,
  asker: Searcher,
  page: { place: number; limit: number },
) {
  return db.select({ ...shown(asker), total: int(sql`h.total`) }, mostAlike(list, asker, page));
}

/** With the texts by which they are compared with what was read. */
export function questionsLikePhoto(db: Database, list: LikenessList, asker: Asker, limit: number) {
  return db.select({ ...shown(asker), ...texts }, mostAlike(list, asker, { place: 0, limit }));
}

/** By code or INEP item number. Three questions at most. */
export function namedQuestions(db: Database, named: NamedQuestion, asker: Asker) {
  const found = { ...listed, ...ownMark(asker) };
  if (named.ord === null && named.itemCode === null) return noRows(db, found);
  return db.select(
    found,
    sql`FROM (
      SELECT CAST(${named.ord} AS INTEGER) AS ord
      UNION SELECT ord FROM (SELECT ord FROM question_items WHERE item_code = ${named.itemCode} LIMIT 2)
    ) w CROSS JOIN questions q ON q.ord = w.ord
    LEFT JOIN answers a ON a.user_num = ${asker.userNum ?? -1} AND a.ord = q.ord
    WHERE q.status <> 'quarantined' ORDER BY q.ord DESC`,
  );
}
