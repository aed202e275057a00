import { channel } from "node:diagnostics_channel";
import { type Query, type SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { dialect, type Fields, listOf, type RowOf, readRows } from "./fields.server.ts";

/** A statement built but not run. Drizzle's builders are ones. */
export type Statement = { toSQL(): Query };
/** One whose rows are read. */
export type ReadStatement<Named extends Fields> = Statement & { fields: Named };
export type Results<Statements extends readonly Statement[]> = {
  -readonly [Index in keyof Statements]: Statements[Index] extends { fields: infer Named extends Fields }
    ? RowOf<Named>[]
    : unknown;
};

export type D1Source = Pick<D1Database, "prepare" | "batch">;

/** Builds statements; runs none. */
export type Database = Pick<DrizzleD1Database, "insert" | "update" | "delete"> & {
  /** `SELECT fields …`: the row's type and the list of columns are one value. */
  select<Named extends Fields>(fields: Named, from: SQL): ReadStatement<Named>;
  /** `… RETURNING fields`. */
  returning<Named extends Fields>(fields: Named, change: SQL): ReadStatement<Named>;
  /** A statement whose result is not read. */
  statement(query: SQL): Statement;
};

/** Runs statements. Services use `deps.read` and `deps.write`, behind the session's guard. */
export type Connection = Database & {
  /** One round trip and one atomic transaction. */
  batch<const Statements extends readonly Statement[]>(statements: Statements): Promise<Results<Statements>>;
};

/** D1's rows and their declared fields, for tests that compare the two. */
export type RowsRead = { sql: string; fields: Fields; rows: readonly Record<string, unknown>[] };
const rowsRead = channel("farol:rows-read");

function reading<Named extends Fields>(fields: Named, query: SQL): ReadStatement<Named> {
  return { fields, toSQL: () => dialect.sqlToQuery(query) };
}

/** `source` is the binding or a D1 session (`withSession`). D1 has no interactive transaction. */
export function openDatabase(source: D1Source): Connection {
  const builder = drizzle(source as D1Database);
  return {
    insert: (table) => builder.insert(table),
    update: (table) => builder.update(table),
    delete: (table) => builder.delete(table),
    select: (fields, from) => reading(fields, sql`SELECT ${listOf(fields)} ${from}`),
    returning: (fields, change) => reading(fields, sql`${change} RETURNING ${listOf(fields)}`),
    statement: (query) => ({ toSQL: () => dialect.sqlToQuery(query) }),
    batch: (statements) => runBatch(source, statements),
  };
}

function isReading(statement: Statement): statement is ReadStatement<Fields> {
  return "fields" in statement;
}

async function runBatch<const Statements extends readonly Statement[]>(
  source: D1Source,
  statements: Statements,
): Promise<Results<Statements>> {
  const queries = statements.map((each) => each.toSQL());
  const results = await source.batch<Record<string, unknown>>(
    queries.map(({ sql: text, params }) => source.prepare(text).bind(...params)),
  );
  return statements.map((statement, index) => {
    const rows = results[index]?.results ?? [];
    if (!isReading(statement)) return rows;
    if (rowsRead.hasSubscribers)
      rowsRead.publish({ sql: queries[index]?.sql ?? "", fields: statement.fields, rows } satisfies RowsRead);
    return readRows(statement.fields, rows);
  }) as Results<Statements>;
}
