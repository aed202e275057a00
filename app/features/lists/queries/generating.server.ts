import { type SQL, sql } from "drizzle-orm";
import { ordRange } from "#app/features/bank/domain/ord.ts";
import type { Match, Searcher } from "#app/features/bank/domain/search/search-list.ts";
import {
  type KeyAsker,
  notHeld,
  ownMark,
  writtenAsker,
} from "#app/features/bank/queries/held-back.server.ts";
import { inOneList } from "#app/features/bank/queries/listed.server.ts";
import { listed } from "#app/features/bank/queries/question-fields.server.ts";
import { matchesOf } from "#app/features/bank/queries/search.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { listBlueprints } from "#drizzle/schema/lists/lists.ts";
import type { YearPart } from "../domain/draw.ts";

export type Drawing = {
  match: Match;
  asker: Searcher;
  parts: readonly YearPart[];
  /** Of each part. */
  limit: number;
  /** A fraction of a year, in millionths. */
  start: number;
  /** Leaves out what was drawn for this person before. */
  newTo: number | null;
};

/** The ord in its year where a part's drawing begins. One row: of `max(ord)` in a sum SQLite would read the whole year. */
function pivotOf(year: number, start: number): SQL {
  const { from, before } = ordRange(year, year);
  const [low, high] = [sql.raw(String(from)), sql.raw(String(before))];
  const last = sql`(SELECT ord FROM questions WHERE ord >= ${low} AND ord < ${high} ORDER BY ord DESC LIMIT 1)`;
  return sql`(${low} + coalesce((${last} - ${low}) * ${sql.raw(String(Math.floor(start)))} / 1000000, 0))`;
}

function withoutDrawn(newTo: number | null): SQL {
  return newTo === null
    ? sql``
    : sql` AND NOT EXISTS (SELECT 1 FROM list_draws d WHERE d.user_num = ${newTo} AND d.ord = f.rowid)`;
}

/**
 * From a random start to the part's end, then from its beginning, up to the limit. One bound on each side: of two lower
 * ones the index uses the first, and reads all up to the other.
 */
function partRows({ match, asker, limit, start, newTo }: Drawing, part: YearPart, index: number): SQL[] {
  const { from, before } = ordRange(part.from, part.to);
  const pivot = pivotOf(part.startYear, start);
  const most = sql.raw(String(limit));
  const side = (operator: ">=" | "<") => {
    const isAfter = operator === ">=";
    const keys = {
      from: isAfter || part.from === null ? null : from,
      before: isAfter && part.to !== null ? before : null,
    };
    const { from: table, where } = matchesOf({ ...match, keys }, asker);
    return sql`SELECT * FROM (SELECT f.rowid AS ord, ${sql.raw(String(index))} AS part FROM ${table}
      WHERE ${where} AND f.rowid ${sql.raw(operator)} ${pivot}${withoutDrawn(newTo)}
        AND ${notHeld(sql`f.rowid`, writtenAsker(asker))} ORDER BY f.rowid LIMIT ${most})`;
  };
  return [sql`SELECT * FROM (${side(">=")} UNION ALL ${side("<")} LIMIT ${most})`];
}

/** Candidates of a line, at most `limit` of each part of its years; none of an open exam of who draws. A row each. */
export function candidatesOf(db: Database, drawing: Drawing) {
  const parts = drawing.parts.flatMap((part, index) => partRows(drawing, part, index));
  return db.select({ ord: int(sql`c.ord`), part: int(sql`c.part`) }, sql`FROM (${inOneList(parts)}) c`);
}

const counted = { total: int(sql`total`) };

/** Questions that a line can be drawn from, up to `cap`. A row each. */
export function countCandidates(
  db: Database,
  { match, asker, newTo, cap }: Pick<Drawing, "match" | "asker" | "newTo"> & { cap: number },
) {
  const { from, where } = matchesOf(match, asker);
  return db.select(
    counted,
    sql`FROM (SELECT count(*) AS total FROM (SELECT 1 FROM ${from} WHERE ${where}${withoutDrawn(newTo)} LIMIT ${cap}))`,
  );
}

/** The same from the search's own counts, where they add up. One row. */
export function countInFacetPanel(db: Database, key: string, tokens: readonly string[]) {
  const sum = sql.join(
    tokens.map((each) => sql`coalesce(counts ->> ${each}, 0)`),
    sql` + `,
  );
  return db.select(
    counted,
    sql`FROM (SELECT coalesce(max(${sum}), 0) AS total FROM facet_panels WHERE key = ${key})`,
  );
}

/** The questions of a result, in their order. At most two rows each. */
export function questionsInOrder(db: Database, ords: readonly number[], asker: KeyAsker) {
  return db.select(
    { ...listed, ...ownMark(asker) },
    sql`FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
    LEFT JOIN answers a ON a.user_num = ${asker.userNum ?? -1} AND a.ord = q.ord
    WHERE q.status <> 'quarantined' AND q.ord < ${sql.raw(String(ordRange(null, null).before))} ORDER BY j.key`,
  );
}

const blueprint = pick(columns(listBlueprints), "id", "name", "address");
const MOST_BLUEPRINTS = 30;

/** Newest first. A row each. */
export function blueprintsOf(db: Database, userNum: number) {
  return db.select(
    blueprint,
    sql`FROM list_blueprints WHERE user_num = ${userNum} ORDER BY saved_at DESC, id LIMIT ${MOST_BLUEPRINTS}`,
  );
}

/** No row: as many as a person may have. */
export function insertBlueprint(
  db: Database,
  userNum: number,
  { id, name, address, at }: { id: string; name: string; address: string; at: number },
) {
  return db.returning(
    pick(blueprint, "id"),
    sql`INSERT INTO list_blueprints (user_num, id, name, address, saved_at)
    SELECT ${userNum}, ${id}, ${name}, ${address}, CAST(${at} AS INTEGER)
    WHERE (SELECT count(*) FROM list_blueprints WHERE user_num = ${userNum}) < ${MOST_BLUEPRINTS}`,
  );
}

export function deleteBlueprint(db: Database, userNum: number, id: string) {
  return db.statement(sql`DELETE FROM list_blueprints WHERE user_num = ${userNum} AND id = ${id}`);
}

/** Saved questions are not drawn for the person again. */
export function insertDraws(db: Database, userNum: number, ords: readonly number[]) {
  return db.statement(sql`INSERT INTO list_draws (user_num, ord)
    SELECT ${userNum}, j.value FROM json_each(${JSON.stringify(ords)}) j WHERE true ON CONFLICT DO NOTHING`);
}
