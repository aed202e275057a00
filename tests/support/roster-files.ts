import { strToU8 } from "fflate";
import { type RosterReading, readRoster } from "#app/features/school/domain/roster/read-roster.server.ts";
import { openTables, readTables } from "#app/features/school/domain/roster/read-tables.ts";

export const bytes = (text: string) => strToU8(text);
export const latin = (text: string) => strToU8(text, true);
export const read = (content: Uint8Array, name = "alunos.csv") => readRoster({ name, bytes: content }, 2026);

/**
 * The first accepted sheet of a reading, its columns and the people of all accepted ones. Throws where it is no table.
 */
export function tableOf(reading: RosterReading) {
  if (reading.kind !== "table") throw new Error(`read as ${reading.kind}`);
  const { tables, reading: how } = openTables(reading.sheets, 2026);
  const [first] = tables;
  if (!first) throw new Error("no sheet");
  const { headings, columns } = first.table;
  const sheet = reading.sheets.find(({ lines }) => lines === first.lines);
  if (!sheet) throw new Error("a sheet of another file");
  return { sheet, headings, columns, ...readTables(tables, { source: "a", year: 2026, reading: how }) };
}
