import { type SQL, sql } from "drizzle-orm";
import type { YearPart } from "#app/domain/lists/draw.ts";
import { ordRange } from "#app/domain/questions/ord.ts";
import type { Match, Searcher } from "#app/domain/questions/search/search-list.ts";
import { listBlueprints } from "#drizzle/schema/lists.ts";
import type { Database } from "../database.server.ts";
import { columns, int, pick } from "../fields.server.ts";
import { inOneList } from "../questions/listed.server.ts";
import { listed, marked } from "../questions/question-fields.server.ts";
import { matchesOf } from "../questions/search.server.ts";

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

/** The ord in its year where a part's drawing begins. One row. */
function pivotOf(year: number, start: number): SQL {
  const { from, before } = ordRange(year, year);
  const [low, high] = [sql.raw(String(from)), sql.raw(String(before))];
  return sql`(SELECT ${low} + coalesce((SELECT (max(ord) - ${low}) * ${sql.raw(String(Math.floor(start)))} / 1000000
    FROM questions WHERE ord >= ${low} AND ord < ${high}), 0))`;
}

/** From a part's start to its end, then from its beginning: as far as the limit asks. */
function partRows({ match, asker, limit, start, newTo }: Drawing, part: YearPart, index: number): SQL[] {
  const { from, before } = ordRange(part.from, part.to);
  const keys = { from: part.from === null ? null : from, before: part.to === null ? null : before };
  const { from: table, where } = matchesOf({ ...match, keys }, asker);
  const isNew =
    newTo === null
      ? sql``
      : sql` AND NOT EXISTS (SELECT 1 FROM list_draws d WHERE d.user_num = ${newTo} AND d.ord = f.rowid)`;
  const pivot = pivotOf(part.startYear, start);
  const most = sql.raw(String(limit));
  const side = (operator: ">=" | "<") =>
    sql`SELECT * FROM (SELECT f.rowid AS ord, ${sql.raw(String(index))} AS part FROM ${table}
      WHERE ${where} AND f.rowid ${sql.raw(operator)} ${pivot}${isNew} ORDER BY f.rowid LIMIT ${most})`;
  return [sql`SELECT * FROM (${side(">=")} UNION ALL ${side("<")} LIMIT ${most})`];
}

/** Candidates of a line, at most `limit` of each part of its years. A row each. */
export function candidatesOf(db: Database, drawing: Drawing) {
  const parts = drawing.parts.flatMap((part, index) => partRows(drawing, part, index));
  return db.select({ ord: int(sql`c.ord`), part: int(sql`c.part`) }, sql`FROM (${inOneList(parts)}) c`);
}

/** The questions of a result, in their order. At most two rows each. */
export function questionsInOrder(db: Database, ords: readonly number[], userNum: number | null) {
  return db.select(
    { ...listed, ...marked },
    sql`FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
    LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = q.ord
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

/** What is saved is not drawn for its person again. */
export function insertDraws(db: Database, userNum: number, ords: readonly number[]) {
  return db.statement(sql`INSERT INTO list_draws (user_num, ord)
    SELECT ${userNum}, j.value FROM json_each(${JSON.stringify(ords)}) j WHERE true ON CONFLICT DO NOTHING`);
}
