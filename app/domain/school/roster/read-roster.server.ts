import { isAppError } from "#app/errors/app-error.ts";
import { guessColumns, headingRow, type RosterColumn, roleOfList } from "./guess-columns.ts";
import { decodeRoster, readCsv } from "./read-csv.server.ts";
import { isHtmlTable, readHtmlTable } from "./read-html-table.ts";
import { type OneRoster, readOneRoster } from "./read-oneroster.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import type { GuessedTable } from "./roster-import.ts";
import { LARGEST_ROSTER, type Sheet } from "./sheet.ts";
import { isZip } from "./unzip.server.ts";

export type RosterFile = { name: string; bytes: Uint8Array };

/** A file as it was read: tables (`best`: the one that lists people), a OneRoster bundle, or why neither. */
export type RosterReading =
  | { kind: "table"; sheets: readonly Sheet[]; best: number }
  | { kind: "oneroster"; bundle: OneRoster }
  | { kind: "unreadable"; reason: string };

const TOO_LARGE = "O arquivo passa de 5 MB. Apague as outras abas ou divida a lista.";

/** Never throws for what a file holds. `year`: of classes without one. */
export function readRoster({ name, bytes }: RosterFile, year: number): RosterReading {
  if (bytes.byteLength > LARGEST_ROSTER) return { kind: "unreadable", reason: TOO_LARGE };
  try {
    if (!isZip(bytes)) {
      const { text, note } = decodeRoster(bytes);
      const read = isHtmlTable(text) ? readHtmlTable : readCsv;
      return { kind: "table", sheets: [read(text, name, note)], best: 0 };
    }
    const bundle = readOneRoster(bytes, name, year);
    if (bundle) return { kind: "oneroster", bundle };
    const sheets = readXlsx(bytes);
    return { kind: "table", sheets, best: bestOf(sheets) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: "unreadable", reason: error.message };
  }
}

/** The sheet with most known columns, the name of the people first; of equals the first. */
function bestOf(sheets: readonly Sheet[]): number {
  if (sheets.length === 1) return 0;
  const scores = sheets.map((sheet) => {
    const { headings, columns } = guessTable(sheet);
    const known = columns.filter(({ field }) => field !== null).length;
    return (missingColumns(columns) === null ? 100 : 0) + (headings === null ? 0 : 10) + known;
  });
  return scores.indexOf(Math.max(...scores));
}

/** The headings and columns of a table, and the role of the people it lists, guessed. */
export function guessTable({ lines }: Pick<Sheet, "lines">): GuessedTable {
  const headings = headingRow(lines);
  const columns = guessColumns(lines, headings);
  return { headings, columns, role: roleOfList(columns) };
}

/** Fields without which nobody can be imported. Null: enough is known. */
export function missingColumns(columns: readonly RosterColumn[]): string | null {
  const has = (field: RosterColumn["field"]) => columns.some((column) => column.field === field);
  if (has("fullName") || has("firstName")) return null;
  return "Nenhuma coluna tem o nome das pessoas. Diga qual é, ou qual linha tem os nomes das colunas.";
}
