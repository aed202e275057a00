import { channel } from "node:diagnostics_channel";
import { type Query, type SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { dialect, type Fields, listOf, type RowOf, readRows } from "./fields.server.ts";

/** A statement built but not run. Drizzle's builders are ones. */
export type Statement = { toSQL(): Query };
/** One whose rows are read. */
export type ReadStatement<Named extends Fields> = Statement & { fields: Named };
/** What one batch runs, in the order written: a statement, several, or several by name, nested as needed. */
export type Batch = Statement | readonly Batch[] | NamedBatch;
/** Names only: numeric keys would change the order. */
export type NamedBatch = { readonly [name: string]: Batch; readonly [position: number]: never };
/** The answers, in the shape of their batch: rows for a statement that is read. */
export type Answer<Asked> = Asked extends { fields: infer Named extends Fields }
  ? RowOf<Named>[]
  : Asked extends Statement
    ? unknown
    : Asked extends readonly (infer Each)[]
      ? Answer<Each>[]
      : { -readonly [Name in keyof Asked]: Answer<Asked[Name]> };
/** Runs a batch for a use case. A list answers nothing: what is read has a name, so that nothing counts positions. */
export type RunBatch = <Asked extends Batch>(
  asked: Asked,
) => Promise<Asked extends readonly unknown[] ? void : Answer<Asked>>;

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
  batch<Asked extends Batch>(asked: Asked): Promise<Answer<Asked>>;
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
    batch: (asked) => runBatch(source, asked),
  };
}

function isStatement(asked: Batch): asked is Statement {
  return "toSQL" in asked;
}

/** The statements of a batch, in the order in which they run. */
export function statementsOf(asked: Batch): Statement[] {
  return isStatement(asked) ? [asked] : Object.values(asked).flatMap(statementsOf);
}

/** In the shape of `asked`, with the next of `results` for each statement. */
function answerFor(asked: Batch, results: Iterator<unknown>): unknown {
  if (isStatement(asked)) return results.next().value;
  if (Array.isArray(asked)) return asked.map((each: Batch) => answerFor(each, results));
  return Object.fromEntries(Object.entries(asked).map(([name, each]) => [name, answerFor(each, results)]));
}

function isReading(statement: Statement): statement is ReadStatement<Fields> {
  return "fields" in statement;
}

type Read = { fields: Fields; rows: readonly Record<string, unknown>[] };

/** What a batch read: the fields and rows of each statement. */
export function readStatements(asked: Batch, answer: unknown): Read[] {
  if (!isStatement(asked))
    return Object.entries(asked).flatMap(([name, each]) =>
      readStatements(each, (answer as Record<string, unknown>)[name]),
    );
  return isReading(asked) ? [{ fields: asked.fields, rows: answer as Read["rows"] }] : [];
}

async function runBatch<Asked extends Batch>(source: D1Source, asked: Asked): Promise<Answer<Asked>> {
  const statements = statementsOf(asked);
  const queries = statements.map((each) => each.toSQL());
  // D1 refuses a batch of nothing.
  const results =
    queries.length === 0
      ? []
      : await source.batch<Record<string, unknown>>(
          queries.map(({ sql: text, params }) => source.prepare(text).bind(...params)),
        );
  const answers = statements.map((statement, index) => {
    const rows = results[index]?.results ?? [];
    if (!isReading(statement)) return rows;
    if (rowsRead.hasSubscribers)
      rowsRead.publish({ sql: queries[index]?.sql ?? "", fields: statement.fields, rows } satisfies RowsRead);
    return readRows(statement.fields, rows);
  });
  return answerFor(asked, answers.values()) as Answer<Asked>;
}
