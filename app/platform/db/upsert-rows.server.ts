import { getTableColumns, getTableName, type InferInsertModel, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.server.ts";

/** Upserts by primary key with one bound JSON array (D1 allows 100 bound values). Missing columns become null. */
export function upsertRows<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: InferInsertModel<Table>[],
) {
  const columns = Object.entries(getTableColumns(table));
  const name = (column: string) => sql.identifier(column);
  const values = columns.map(([key, column]) => {
    // A JSON column stores its JSON text (->), and null as NULL; any other the plain value (->>).
    const path = sql.raw(`'${key}'`);
    return column.dataType === "json" ? sql`nullif(value -> ${path}, 'null')` : sql`value ->> ${path}`;
  });
  const keys = columns.filter(([, column]) => column.primary).map(([, column]) => name(column.name));
  const replaced = columns
    .filter(([, column]) => !column.primary)
    .map(([, column]) => sql`${name(column.name)} = excluded.${name(column.name)}`);
  return db.statement(sql`INSERT INTO ${name(getTableName(table))} (${sql.join(
    columns.map(([, column]) => name(column.name)),
    sql`, `,
  )}) SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (${sql.join(keys, sql`, `)}) DO UPDATE SET ${sql.join(replaced, sql`, `)}`);
}
