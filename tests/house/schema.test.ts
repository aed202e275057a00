import { DatabaseSync } from "node:sqlite";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, expect, test } from "vitest";
import * as accounts from "#drizzle/schema/accounts.ts";
import * as admin from "#drizzle/schema/admin.ts";
import * as analytics from "#drizzle/schema/analytics.ts";
import * as announcements from "#drizzle/schema/announcements.ts";
import * as assessmentEvents from "#drizzle/schema/assessment-events.ts";
import * as assessmentMarks from "#drizzle/schema/assessment-marks.ts";
import * as assessments from "#drizzle/schema/assessments.ts";
import * as assistant from "#drizzle/schema/assistant.ts";
import * as billing from "#drizzle/schema/billing.ts";
import * as campaigns from "#drizzle/schema/campaigns.ts";
import * as catalogue from "#drizzle/schema/catalogue.ts";
import * as chat from "#drizzle/schema/chat.ts";
import * as comments from "#drizzle/schema/comments.ts";
import * as duplicates from "#drizzle/schema/duplicates.ts";
import * as errorAnalysis from "#drizzle/schema/error-analysis.ts";
import * as essays from "#drizzle/schema/essays.ts";
import * as exams from "#drizzle/schema/exams.ts";
import * as forum from "#drizzle/schema/forum.ts";
import * as jobs from "#drizzle/schema/jobs.ts";
import * as library from "#drizzle/schema/library.ts";
import * as lists from "#drizzle/schema/lists.ts";
import * as mail from "#drizzle/schema/mail.ts";
import * as mentoring from "#drizzle/schema/mentoring.ts";
import * as mentoringMessages from "#drizzle/schema/mentoring-messages.ts";
import * as mentoringTests from "#drizzle/schema/mentoring-tests.ts";
import * as mocks from "#drizzle/schema/mocks.ts";
import * as moderation from "#drizzle/schema/moderation.ts";
import * as notebooks from "#drizzle/schema/notebooks.ts";
import * as notifications from "#drizzle/schema/notifications.ts";
import * as olympiads from "#drizzle/schema/olympiads.ts";
import * as pastExams from "#drizzle/schema/past-exams.ts";
import * as practice from "#drizzle/schema/practice.ts";
import * as profiles from "#drizzle/schema/profiles.ts";
import * as progress from "#drizzle/schema/progress.ts";
import * as questionEditing from "#drizzle/schema/question-editing.ts";
import * as questions from "#drizzle/schema/questions.ts";
import * as ranking from "#drizzle/schema/ranking.ts";
import * as reviews from "#drizzle/schema/reviews.ts";
import * as rosters from "#drizzle/schema/rosters.ts";
import * as savedSearches from "#drizzle/schema/saved-searches.ts";
import * as schoolPeople from "#drizzle/schema/school-people.ts";
import * as schools from "#drizzle/schema/schools.ts";
import * as studyMaterials from "#drizzle/schema/study-materials.ts";
import * as tracks from "#drizzle/schema/tracks.ts";
import * as tri from "#drizzle/schema/tri.ts";
import * as uploads from "#drizzle/schema/uploads.ts";
import { pathsUnder, textOf } from "./source-files.ts";
import { WITHOUT_ROWID } from "./without-rowid.ts";

const schemas: Record<string, object> = {
  accounts,
  admin,
  analytics,
  announcements,
  "assessment-events": assessmentEvents,
  "assessment-marks": assessmentMarks,
  assessments,
  assistant,
  billing,
  campaigns,
  catalogue,
  chat,
  comments,
  duplicates,
  "error-analysis": errorAnalysis,
  essays,
  exams,
  forum,
  jobs,
  library,
  lists,
  mail,
  "mentoring-messages": mentoringMessages,
  "mentoring-tests": mentoringTests,
  mentoring,
  mocks,
  moderation,
  notebooks,
  notifications,
  olympiads,
  "past-exams": pastExams,
  practice,
  profiles,
  progress,
  "question-editing": questionEditing,
  questions,
  ranking,
  reviews,
  rosters,
  "saved-searches": savedSearches,
  "school-people": schoolPeople,
  schools,
  "study-materials": studyMaterials,
  tracks,
  tri,
  uploads,
};
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
  /^(?:question_search|question_filter|question_ranks|question_words|user_search|school_people_words|material_words|list_words|list_ranks|study_words|notebook_words|thread_words|school_question_words|chat_words|sqlite_sequence)/;

/** Above this a row of such a table takes an overflow page: 45,000 question versions took 198 MB instead of 66. */
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

test("the schema's files are all compared with the migrations", () => {
  const files = pathsUnder("drizzle/schema").map((path) =>
    path.slice("drizzle/schema/".length, -".ts".length),
  );
  expect(
    files.filter((name) => name !== "columns"),
    "import the new file in this test",
  ).toEqual(Object.keys(schemas));
});

test("migrations are numbered without gaps and named for what they do", () => {
  const names = migrations.map((path) => path.slice("migrations/".length));
  const wanted = /^(\d{4})_(?:create|add|drop|rename|move|fill|rebuild)_[a-z]+(?:_[a-z]+)*\.sql$/;
  expect(
    names.filter((name) => !wanted.test(name)),
    "name it NNNN_create_x.sql",
  ).toEqual([]);
  expect(names.map((name) => Number(wanted.exec(name)?.[1]))).toEqual(names.map((_, index) => index + 1));
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
