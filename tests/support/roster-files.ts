import { strToU8 } from "fflate";
import { guessTable, type RosterReading, readRoster } from "#app/domain/school/roster/read-roster.server.ts";
import { entriesOf } from "#app/domain/school/roster/roster-entry.ts";

export const bytes = (text: string) => strToU8(text);
export const latin = (text: string) => strToU8(text, true);
export const read = (content: Uint8Array, name = "alunos.csv") => readRoster({ name, bytes: content }, 2026);

/** The best sheet of a reading, its columns and its people. Throws where it is no table. */
export function tableOf(reading: RosterReading) {
  if (reading.kind !== "table") throw new Error(`read as ${reading.kind}`);
  const sheet = reading.sheets[reading.best];
  if (!sheet) throw new Error("no sheet");
  const { headings, columns, role } = guessTable(sheet);
  return {
    sheet,
    headings,
    columns,
    entries: entriesOf(sheet.lines, headings, columns, { source: "a", year: 2026, role }),
  };
}
