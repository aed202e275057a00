import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { SQL } from "drizzle-orm/sql";
import type { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";

export type Database = DrizzleD1Database;

/** A statement that has been built and not yet run: what queries return and services batch. */
export type Statement = BatchItem<"sqlite">;
export type Results<Statements extends readonly Statement[]> = BatchResponse<Statements>;

/**
 * A statement in SQL of our own that reads rows. Drizzle's own raw statements lose their bound values inside a batch, so
 * this one brings its prepared statement along.
 */
export function statement<Row>(db: Database, query: SQL): SQLiteRaw<Row[]> {
  const raw = db.all<Row>(query) as unknown as SQLiteRaw<Row[]>;
  const built = raw.getQuery();
  const { $client } = db as Database & { $client: D1Database };
  const prepared = {
    getQuery: () => built,
    get stmt() {
      return $client.prepare(built.sql);
    },
    mapResult: (result: D1Result<Row>) => result.results,
  };
  return Object.assign(raw, { _prepare: () => prepared });
}

/** The part of D1 that Drizzle uses; a D1 session has the same. */
export type D1Source = Pick<D1Database, "prepare" | "batch">;

/**
 * Opens the database. `source` is the binding or a D1 session (`withSession`); statements are only built here and run
 * together by `runBatch`, because D1 has no interactive transaction.
 */
export function openDatabase(source: D1Source): Database {
  return drizzle(source as D1Database);
}

/** Runs statements as one round trip and one transaction: all of them, or none. */
export function runBatch<const Statements extends readonly [Statement, ...Statement[]]>(
  db: Database,
  statements: Statements,
): Promise<Results<Statements>> {
  return db.batch(statements as unknown as Readonly<[Statement, ...Statement[]]>) as Promise<
    Results<Statements>
  >;
}
