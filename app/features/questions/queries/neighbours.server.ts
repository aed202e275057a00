import { type SQL, sql } from "drizzle-orm";
import type { MatchList, Searcher } from "#app/features/bank/domain/search/search-list.ts";
import {
  inOneList,
  type ListTier,
  listTiers,
  scoredMatches,
} from "#app/features/bank/queries/listed.server.ts";
import { matchesOf, noRows } from "#app/features/bank/queries/search.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, orNull } from "#app/platform/db/fields.server.ts";

const neighbours = { previous: orNull(int(sql`n.previous`)), next: orNull(int(sql`n.next`)) };

/** The questions before and after one in a list's own order; no row where the list does not have it. */
export function neighboursInList(
  db: Database,
  { list, asker }: { list: MatchList; asker: Searcher },
  question: number,
) {
  const ord = sql`CAST(${question} AS INTEGER)`;
  switch (list.kind) {
    case "nothing":
      return noRows(db, neighbours);
    case "key": {
      const { match } = list;
      const key = match.index === "rank" ? rankOf(match.keys.from ?? 0, ord) : sql`SELECT ${ord} AS key`;
      return db.select(neighbours, around([{ match, base: 0 }], asker, key));
    }
    case "tiers": {
      const tiers = listTiers(list.tiers);
      return db.select(neighbours, around(tiers, asker, keyInTiers(tiers, ord)));
    }
    case "score":
      return db.select(
        neighbours,
        sql`FROM (
          SELECT w.ord, lag(w.ord) OVER inOrder AS previous, lead(w.ord) OVER inOrder AS next FROM (${scoredMatches(list, asker)}) w
          WINDOW inOrder AS (ORDER BY w.score, w.ord DESC)
        ) n WHERE n.ord = ${ord}`,
      );
  }
}

/** Its key in an order by answers, one of two. */
function rankOf(from: number, ord: SQL): SQL {
  return sql`SELECT rank AS key FROM (
    SELECT answered_rank AS rank FROM question_standings WHERE ord = ${ord}
    UNION ALL SELECT hard_rank FROM question_standings WHERE ord = ${ord}
  ) WHERE rank >= CAST(${from} AS INTEGER) ORDER BY rank LIMIT 1`;
}

function keyInTiers(tiers: readonly ListTier[], ord: SQL): SQL {
  const parts = tiers.map(({ match, base }) => {
    const { from, where } = matchesOf(match, { userNum: null, mine: null, now: 0 });
    return sql`SELECT ${sql.raw(String(base))} + f.rowid AS key FROM ${from} WHERE ${where} AND f.rowid = ${ord}`;
  });
  return sql`SELECT key FROM (${inOneList(parts)}) LIMIT 1`;
}

/** The keys of a tier are bounds for all: below the first key of its own it has none, above its last it has all. */
function around(tiers: readonly ListTier[], asker: Searcher, key: SQL): SQL {
  const nearest = (direction: "before" | "after") => {
    const [order, bound] = direction === "after" ? ["DESC", "<"] : ["ASC", ">"];
    const parts = tiers.map(({ match, base }) => {
      const { from, where, ord } = matchesOf(match, asker);
      return sql`SELECT * FROM (SELECT ${ord} AS ord FROM ${from}
        WHERE ${where} AND f.rowid ${sql.raw(bound)} p.key - ${sql.raw(String(base))} ORDER BY f.rowid ${sql.raw(order)} LIMIT 1)`;
    });
    return sql`(SELECT ord FROM (${inOneList(direction === "after" ? parts : parts.reverse())}) LIMIT 1)`;
  };
  return sql`FROM (SELECT ${nearest("before")} AS previous, ${nearest("after")} AS next FROM (${key}) p) n`;
}
