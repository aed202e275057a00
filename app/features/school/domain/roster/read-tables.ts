import type { Sheet, SheetLine } from "#app/platform/spreadsheets/domain/sheet.ts";
import { guessTables, readable } from "./guess-tables.ts";
import { type ClassReading, classedLines, type Inherited } from "./inherit-classes.ts";
import { noMends, type RosterMends } from "./roster-doubt.ts";
import { entriesOf } from "./roster-entries.ts";
import type { RosterEntry } from "./roster-entry.ts";
import type { ChosenTable } from "./roster-import.ts";

/** A chosen table with its lines. `name`: of its sheet, "" where the file has none. */
export type OpenTable = { table: ChosenTable; name: string; lines: readonly SheetLine[] };

/** What was read of a table's classes. */
export type ReadClasses = Inherited & { name: string; className: string };

type TablesReading = { source: string; year: number; reading: ClassReading; mends?: RosterMends };

/** The people of the chosen tables, and which of their classes the lines themselves do not say. */
export function readTables(
  tables: readonly OpenTable[],
  { source, year, reading, mends = noMends }: TablesReading,
): { entries: RosterEntry[]; inherited: ReadClasses[] } {
  const read = tables.map(({ table, name, lines }) => {
    const classed = classedLines(readable(table, lines), reading);
    const sheet = tables.length > 1 ? name : "";
    const entries = entriesOf(classed.lines, table.columns, { source, sheet, year, role: table.role, mends });
    return { entries, inherited: { ...classed.inherited, name, className: table.className } };
  });
  return {
    entries: read.flatMap(({ entries }) => entries),
    inherited: read.map(({ inherited }) => inherited),
  };
}

/** The tables of a file that are read before anybody chose, and the names of the sheets that are not. */
export function openTables(
  sheets: readonly Sheet[],
  year: number,
): { tables: OpenTable[]; leftOut: string[]; reading: ClassReading } {
  const { tables, reading } = guessTables(sheets, year);
  const opened = sheets.map(({ name, lines }, index) => ({ table: tables[index], name, lines }));
  return {
    tables: opened.flatMap(({ table, ...sheet }) => (table?.chosen ? [{ table, ...sheet }] : [])),
    leftOut: opened.filter(({ table }) => !table?.chosen).map(({ name }) => name),
    reading,
  };
}
