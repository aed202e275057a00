import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { exportedColumns } from "#app/features/home/domain/personal-export-columns.ts";
import { personalColumns } from "#app/features/home/queries/account/personal-columns.server.ts";
import { pathsUnder, textOf } from "./source-files.ts";

const database = new DatabaseSync(":memory:");
for (const path of pathsUnder("migrations").filter((each) => each.endsWith(".sql")))
  database.exec(textOf(path));
afterAll(() => database.close());

type Row = Record<string, string | number | null>;

function rows(query: string, ...values: string[]): Row[] {
  return database.prepare(query).all(...values) as Row[];
}

/**
 * Words of full-text indexes are deleted with the row they index, by its triggers; SQLite's bookkeeping has no personal
 * data.
 */
const INDEXES =
  /^(?:question_search|question_filter|question_ranks|question_words|user_search|school_people_words|material_words|list_words|list_ranks|notebook_words|thread_words|study_words|course_words|sqlite_)/;
const tables = rows("SELECT name FROM sqlite_master WHERE type = 'table'")
  .map(({ name }) => String(name))
  .filter((name) => !INDEXES.test(name));

function columnsOf(table: string): string[] {
  return rows("SELECT name FROM pragma_table_xinfo(?)", table).map(({ name }) => String(name));
}

/** A column whose name says that it names somebody. */
const SOMEBODY =
  /^(?:e_?mail|recipient|audience|uid|(?:user|person|author|owner|actor|sender|reader|subject|student|teacher|mentor|mentee|guardian|member|creator|admin)_(?:id|num|email))$|_(?:by|email)$/;

function refersToUsers(table: string): string[] {
  return rows('SELECT "from" FROM pragma_foreign_key_list(?) WHERE "table" = \'users\'', table).map(
    ({ from }) => String(from),
  );
}

const listed = new Set(personalColumns.map(({ table, column }) => `${table}.${column}`));

test("every column that names a person is in the list of the deletion and the export", () => {
  const naming = tables.flatMap((table) =>
    [
      ...new Set([...columnsOf(table).filter((column) => SOMEBODY.test(column)), ...refersToUsers(table)]),
    ].map((column) => `${table}.${column}`),
  );
  const missing = naming.filter((place) => !listed.has(place));
  expect(
    missing,
    "say in app/features/home/queries/account/personal-columns.server.ts what becomes of it",
  ).toEqual([]);
  expect(naming.length).toBeGreaterThan(12);
});

test("the list names columns that there are, once each", () => {
  const known = new Set(tables.flatMap((table) => columnsOf(table).map((column) => `${table}.${column}`)));
  expect([...listed].filter((place) => !known.has(place))).toEqual([]);
  expect(listed.size).toBe(personalColumns.length);
});

test("what stays when an account is deleted stays for a reason, and the account itself goes last", () => {
  expect(personalColumns.filter(({ fate, why }) => fate === "stays" && !why)).toEqual([]);
  expect(personalColumns.at(-1)).toMatchObject({ table: "users", column: "id", fate: "delete" });
});

test("the deletion and the export find a person's rows by an index, in every table", () => {
  const plans = personalColumns
    .filter(({ fate, section }) => fate !== "stays" || section)
    .flatMap(({ table, column }) =>
      rows(`EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE ${column} = ?`, "x").map(
        ({ detail }) => `${table}.${column}: ${detail}`,
      ),
    );
  expect(plans.filter((plan) => !plan.includes("SEARCH"))).toEqual([]);
});

test("the export names every column of the tables it shows, or leaves it out on purpose", () => {
  const shown = [...new Set(personalColumns.filter(({ section }) => section).map(({ table }) => table))];
  const undecided = shown.flatMap((table) =>
    columnsOf(table)
      .filter((column) => exportedColumns[table]?.[column] === undefined)
      .map((column) => `${table}.${column}`),
  );
  expect(
    undecided,
    "name it in app/features/home/domain/personal-export-columns.ts, or say `inside`",
  ).toEqual([]);
  expect(Object.keys(exportedColumns).sort()).toEqual(shown.sort());
});

test("no hash, token or key leaves in an export", () => {
  const leaving = Object.entries(exportedColumns).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, name]) => (name ? [`${table}.${column}`] : [])),
  );
  expect(
    leaving.filter((place) => /hash|token|payload|secret|sessions\.id$|html|operation/.test(place)),
  ).toEqual([]);
});
