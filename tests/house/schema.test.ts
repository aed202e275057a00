import { DatabaseSync } from "node:sqlite";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, expect, test } from "vitest";
import { schemaSnapshot } from "#tests/support/schema-snapshot.ts";
import { schemas } from "./schema-files.ts";
import { pathsUnder, textOf } from "./source-files.ts";
import { WITHOUT_ROWID } from "./without-rowid.ts";

const tables = Object.values(schemas)
  .flatMap((schema) => Object.values(schema))
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

const migrations = pathsUnder("migrations").filter((path) => path.endsWith(".sql"));
const database = new DatabaseSync(":memory:");
for (const path of migrations) database.exec(textOf(path));
afterAll(() => database.close());

/** Tables that Drizzle does not know: full-text indexes with their own, and SQLite's bookkeeping. */
const UNKNOWN_TO_DRIZZLE =
  /^(?:question_search|question_filter|question_ranks|question_words|user_search|school_people_words|material_words|list_words|list_ranks|study_words|notebook_words|thread_words|school_question_words|course_words|chat_words|sqlite_sequence)/;

/** Above this a row of such a table needs an overflow page: 45,000 question versions used 198 MB instead of 66. */
const LARGEST_ROW = 1000;

const dialect = new SQLiteSyncDialect();

type Row = Record<string, string | number | null>;

function rows(query: string, ...values: string[]): Row[] {
  return database.prepare(query).all(...values) as Row[];
}

/** A default as SQL writes it: 0, 'text', or null where there is none. */
function defaultOf(column: SQLiteColumn): string | null {
  if (column.default === undefined) return null;
  if (is(column.default, SQL)) return dialect.sqlToQuery(column.default).sql;
  const value = column.mapToDriverValue(column.default);
  return typeof value === "string" ? `'${value}'` : String(value);
}

function columnsInDatabase(table: string) {
  return rows('SELECT name, type, "notnull", dflt_value, hidden FROM pragma_table_xinfo(?)', table).map(
    ({ name, type, notnull, dflt_value, hidden }) => ({
      name,
      type: String(type).toLowerCase(),
      required: notnull === 1,
      default: dflt_value,
      generated: hidden !== 0,
    }),
  );
}

function indexesInDatabase(table: string) {
  return rows('SELECT name, "unique", origin FROM pragma_index_list(?)', table)
    .filter(({ origin }) => origin === "c")
    .map(({ name, unique }) => ({
      name,
      unique: unique === 1,
      columns: rows("SELECT name FROM pragma_index_info(?) ORDER BY seqno", String(name)).map(
        (each) => each.name,
      ),
    }))
    .sort((one, other) => String(one.name).localeCompare(String(other.name)));
}

test("the schema that worker tests begin with is the one the migrations make, with the rows they write", () => {
  const loaded = new DatabaseSync(":memory:");
  for (const sql of schemaSnapshot([{ queries: migrations.map(textOf) }])) loaded.exec(sql);
  const described = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name";
  expect(loaded.prepare(described).all()).toEqual(rows(described));
  for (const { name } of rows("SELECT name FROM sqlite_schema WHERE type = 'table'")) {
    const content = `SELECT * FROM "${name}"`;
    expect(loaded.prepare(content).all(), String(name)).toEqual(rows(content));
  }
  loaded.close();
});

test("the schema's files are all compared with the migrations", () => {
  const files = pathsUnder("drizzle/schema").map((path) =>
    path.slice(path.lastIndexOf("/") + 1, -".ts".length),
  );
  expect(files.filter((name) => name !== "columns").sort(), "import the new file in this test").toEqual(
    Object.keys(schemas).sort(),
  );
});

test("each migration has a time of its own and is named for what it does", () => {
  const names = migrations.map((path) => path.slice("migrations/".length));
  const wanted =
    /^(20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d)_(?:create|add|drop|rename|move|fill|rebuild)_[a-z]+(?:_[a-z]+)*\.sql$/;
  expect(
    names.filter((name) => !wanted.test(name)),
    "name it YYYYMMDDhhmm_create_x.sql, by UTC",
  ).toEqual([]);
  const times = names.map((name) => wanted.exec(name)?.[1]);
  expect(new Set(times).size, "two migrations of one minute have no order").toBe(names.length);
});

test("the database and the schema have the same tables", () => {
  const names = rows("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
  expect(
    names.filter((name) => !UNKNOWN_TO_DRIZZLE.test(name)).sort(),
    "write the table in drizzle/schema and in a new migration",
  ).toEqual(tables.map(({ name }) => name).sort());
});

test("only tables of small rows are WITHOUT ROWID", () => {
  const found = rows("SELECT name FROM sqlite_master WHERE sql LIKE '%) WITHOUT ROWID'").map(({ name }) =>
    String(name),
  );
  expect(
    found.filter((name) => !UNKNOWN_TO_DRIZZLE.test(name)).sort(),
    "name the bytes of its rows here, or leave WITHOUT ROWID out where text or JSON grows",
  ).toEqual(Object.keys(WITHOUT_ROWID));
  expect(Object.values(WITHOUT_ROWID).filter((bytes) => bytes > LARGEST_ROW)).toEqual([]);
});

test.each(tables)("$name has the columns its schema says", ({ name, columns, primaryKeys }) => {
  const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
  expect(columnsInDatabase(name), `correct drizzle/schema or add a migration for ${name}`).toEqual(
    columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull || inKey.has(column.name),
      default: defaultOf(column),
      generated: column.generated !== undefined,
    })),
  );
});

test.each(tables)("$name has the primary key its schema says", ({ name, columns, primaryKeys }) => {
  const inKey = rows("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", name);
  const composite = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
  const single = columns.flatMap((column) => (column.primary ? [column.name] : []));
  expect(inKey.map((row) => row.name)).toEqual(composite.length > 0 ? composite : single);
});

test.each(tables)("$name has the indexes its schema says", ({ name, columns, indexes }) => {
  const declared = indexes.map(({ config }) => ({
    name: config.name,
    unique: config.unique,
    columns: config.columns.map((column) => (is(column, SQL) ? null : column.name)),
  }));
  const unique = columns
    .filter((column) => column.isUnique)
    .map((column) => ({ name: column.uniqueName ?? "", unique: true, columns: [column.name] }));
  expect(indexesInDatabase(name), `correct drizzle/schema or add a migration for ${name}`).toEqual(
    [...declared, ...unique].sort((one, other) => one.name.localeCompare(other.name)),
  );
});

test.each(tables)("$name has the references and checks its schema says", ({ name, foreignKeys, checks }) => {
  const inDatabase = rows('SELECT "table", "from", "to", on_delete FROM pragma_foreign_key_list(?)', name);
  const declared = foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    return {
      table: getTableConfig(foreignTable).name,
      from: columns[0]?.name,
      to: foreignColumns[0]?.name,
      on_delete: (key.onDelete ?? "no action").toUpperCase(),
    };
  });
  const byColumn = (one: { from?: unknown }, other: { from?: unknown }) =>
    String(one.from).localeCompare(String(other.from));
  expect(inDatabase.map((row) => ({ ...row })).sort(byColumn)).toEqual(declared.sort(byColumn));
  const [{ sql } = { sql: "" }] = rows("SELECT sql FROM sqlite_master WHERE name = ?", name);
  for (const check of checks) expect(String(sql)).toContain(`CONSTRAINT ${check.name} CHECK`);
  expect(String(sql).match(/\bCHECK\b/g) ?? []).toHaveLength(checks.length);
});
