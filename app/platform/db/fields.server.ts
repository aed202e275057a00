import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect, type SQLiteTable } from "drizzle-orm/sqlite-core";

type Kind = "number" | "string" | "boolean" | "json";

/** A returned value. `column`: its own name, if it is a plain column. */
export type Field<Value> = { sql: SQL<Value>; kind: Kind; nullable: boolean; column?: string };
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** Flags are booleans, JSON is parsed. */
export type RowOf<Named extends Fields> = {
  [Name in keyof Named]: Named[Name] extends Field<infer Value> ? Value : never;
};

type ColumnsOf<Table extends SQLiteTable> = {
  [Name in keyof Table["$inferSelect"] & string]: Field<Table["$inferSelect"][Name]>;
};
type Outer<Named extends Fields> = { [Name in keyof Named]: Field<RowOf<Named>[Name] | null> };

/** The columns of a table, under its alias in the statement. */
export function columns<Table extends SQLiteTable>(table: Table, alias?: string): ColumnsOf<Table> {
  const prefix = alias === undefined ? "" : `${alias}.`;
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const field = { sql: sql.raw(prefix + column.name), kind: column.dataType, column: column.name };
    return [name, { ...field, nullable: !column.notNull }];
  });
  return Object.fromEntries(fields) as ColumnsOf<Table>;
}

/** Nullable, for a LEFT JOIN. */
export function outer<Named extends Fields>(fields: Named): Outer<Named> {
  const entries = Object.entries(fields).map(([name, field]) => [name, { ...field, nullable: true }]);
  return Object.fromEntries(entries) as Outer<Named>;
}

export function pick<Named extends Fields, Name extends keyof Named & string>(
  fields: Named,
  ...names: readonly Name[]
): Pick<Named, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Named, Name>;
}

export function int<Value extends number = number>(query: SQL): Field<Value> {
  return { sql: query as SQL<Value>, kind: "number", nullable: false };
}

export function text<Value extends string = string>(query: SQL): Field<Value> {
  return { sql: query as SQL<Value>, kind: "string", nullable: false };
}

/** 0 or 1, read as a boolean. */
export function flag(query: SQL): Field<boolean> {
  return { sql: query as SQL<boolean>, kind: "boolean", nullable: false };
}

/** Parsed JSON. */
export function json<Value>(query: SQL): Field<Value> {
  return { sql: query as SQL<Value>, kind: "json", nullable: false };
}

export function orNull<Value>(field: Field<Value>): Field<Value | null> {
  return { ...field, nullable: true };
}

export const dialect = new SQLiteAsyncDialect();
const lists = new WeakMap<Fields, SQL>();

/** Fields for SELECT or RETURNING; cached if nothing is bound. */
export function listOf(fields: Fields): SQL {
  const written = lists.get(fields);
  if (written) return written;
  const named = Object.entries(fields).map(([name, field]) =>
    field.column === name ? field.sql : sql`${field.sql} AS ${sql.identifier(name)}`,
  );
  const list = sql.join(named, sql`, `);
  const query = dialect.sqlToQuery(list);
  const ready = query.params.length === 0 ? sql.raw(query.sql) : list;
  lists.set(fields, ready);
  return ready;
}

type StoredRow = Record<string, unknown>;

/** Parses flags and JSON, in place: the rows are not shared. */
export function readRows(fields: Fields, rows: StoredRow[]): StoredRow[] {
  const coded = Object.entries(fields).filter(([, { kind }]) => kind === "boolean" || kind === "json");
  for (const row of rows)
    for (const [name, { kind }] of coded) {
      const value = row[name];
      if (value !== null) row[name] = kind === "boolean" ? value === 1 : JSON.parse(String(value));
    }
  return rows;
}
