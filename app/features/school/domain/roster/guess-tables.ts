import { MAX_LINES, type Sheet } from "#app/platform/spreadsheets/domain/sheet.ts";
import { classOfSheet } from "./class-words.ts";
import { guessColumns, headingRow, type RosterColumn, roleOfList } from "./guess-columns.ts";
import { type ClassReading, guessFill, hasOwnClasses, type ReadableTable } from "./inherit-classes.ts";
import type { ChosenTable, GuessedTable } from "./roster-import.ts";
import { plainWords, roleOf, yearIn } from "./roster-words.ts";

/** "Professores", "Corpo docente 2026". */
const STAFF = /^(?:professores|professoras|docentes|corpo docente|teachers)(?: \w+)?$/;

/** The headings and columns of a table, and the role of the people it lists, guessed. */
function guessTable({ name, lines }: Pick<Sheet, "name" | "lines">): GuessedTable {
  const headings = headingRow(lines);
  const columns = guessColumns(lines, headings);
  const role = roleOfList(columns) ?? (STAFF.test(plainWords(name)) ? "teacher" : null);
  return { headings, columns, role };
}

/** Fields required for an import. Null: enough is known. */
export function missingColumns(columns: readonly RosterColumn[]): string | null {
  const has = (field: RosterColumn["field"]) => columns.some((column) => column.field === field);
  if (has("fullName") || has("firstName")) return null;
  return "Nenhuma coluna tem o nome das pessoas. Diga qual é, ou qual linha tem os nomes das colunas.";
}

/** How much a table looks like a list of people: the name first, then headings, then known columns. */
function score({ headings, columns }: GuessedTable): number {
  const known = columns.filter(({ field }) => field !== null).length;
  return (missingColumns(columns) === null ? 100 : 0) + (headings === null ? 0 : 10) + known;
}

const FAMILIES = /^(?:pais|maes|familias?|responsave(?:l|is)|parents|guardians)\b/;

/** Whether a sheet beside the best one is a list of people of this year, too. */
function isFurtherList({ name }: Sheet, { headings, columns }: GuessedTable, year: number): boolean {
  if (missingColumns(columns) !== null || FAMILIES.test(plainWords(name)) || roleOf(name) === "admin")
    return false;
  if ((yearIn(name) ?? year) !== year) return false;
  return headings !== null || classOfSheet(name) !== null;
}

/** The best sheet and the further lists, up to the lines of one import. */
function chosenSheets(sheets: readonly Sheet[], guesses: readonly GuessedTable[], year: number): Set<number> {
  const scores = guesses.map(score);
  const best = scores.indexOf(Math.max(...scores));
  const chosen = new Set([best]);
  let lines = sheets[best]?.lines.length ?? 0;
  for (const [index, sheet] of sheets.entries()) {
    const guess = guesses[index];
    if (index === best || !guess || !isFurtherList(sheet, guess, year)) continue;
    if (lines + sheet.lines.length > MAX_LINES) continue;
    lines += sheet.lines.length;
    chosen.add(index);
  }
  return chosen;
}

type Layout = Pick<ChosenTable, "headings" | "columns" | "role">;

/** Tables with equal headings and the same role have equal columns: a choice for one applies to all. */
function layoutKey({ headings, columns, role }: Layout): string {
  const names = columns.map(({ heading, field }) => (headings === null ? field : plainWords(heading)));
  return JSON.stringify([headings === null, role, names.join("|").replace(/\|+$/, "")]);
}

/** The chosen tables by layout: the index of the widest one, which is shown, and of all. */
export function layoutsOf(tables: readonly ChosenTable[]): { shown: number; all: number[] }[] {
  const byKey = new Map<string, { shown: number; all: number[]; widest: ChosenTable }>();
  for (const [index, table] of tables.entries()) {
    if (!table.chosen) continue;
    const key = layoutKey(table);
    const layout = byKey.get(key) ?? { shown: index, all: [], widest: table };
    layout.all.push(index);
    const isWider = table.columns.length > layout.widest.columns.length;
    byKey.set(key, isWider ? { ...layout, shown: index, widest: table } : layout);
  }
  return [...byKey.values()].map(({ shown, all }) => ({ shown, all }));
}

/** What a sheet's lines are read by. */
export function readable(
  { headings, columns, className, role }: ChosenTable,
  lines: Sheet["lines"],
): ReadableTable {
  return { lines, headings, columns, className, isStaff: role !== null };
}

/** The fields of a layout's shown table, in another table of it. */
function asShown(table: ChosenTable, shown: ChosenTable | undefined): ChosenTable {
  const columns = table.columns.map((column) => {
    const { field, certainty } = { ...column, ...shown?.columns[column.index] };
    return { ...column, field, certainty };
  });
  return { ...table, columns };
}

/** Every table of a file, guessed; tables of one layout alike. */
export function guessTables(
  sheets: readonly Sheet[],
  year: number,
): { tables: ChosenTable[]; reading: ClassReading } {
  const guesses = sheets.map(guessTable);
  const chosen = chosenSheets(sheets, guesses, year);
  const tables = guesses.map(
    (guess, index): ChosenTable => ({ ...guess, chosen: chosen.has(index), className: "" }),
  );
  const shownFor = new Map(
    layoutsOf(tables).flatMap(({ shown, all }) => all.map((index) => [index, tables[shown]] as const)),
  );
  const named = tables.map((table, index) =>
    withClassName(asShown(table, shownFor.get(index)), sheets[index]),
  );
  const fill = sheets.some(({ lines }, index) => {
    const table = named[index];
    return table?.chosen && guessFill(readable(table, lines));
  });
  return { tables: named, reading: { sheetNames: true, groups: true, fill } };
}

/** The class in the sheet's name, where no line has one of its own. */
function withClassName(table: ChosenTable, sheet: Sheet | undefined): ChosenTable {
  if (!sheet || table.role !== null || hasOwnClasses({ ...table, lines: sheet.lines })) return table;
  return { ...table, className: classOfSheet(sheet.name)?.name ?? "" };
}
