import { isAppError } from "#app/errors/app-error.ts";
import { guessColumns, headingRow, type RosterColumn } from "./guess-columns.ts";
import { decodeRoster, readCsv } from "./read-csv.server.ts";
import { isHtmlTable, readHtmlTable } from "./read-html-table.ts";
import { type OneRoster, readOneRoster } from "./read-oneroster.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { LARGEST_ROSTER, type Sheet } from "./sheet.ts";
import { isZip } from "./unzip.server.ts";

export type RosterFile = { name: string; bytes: Uint8Array };

/** A file as it was read: a table, a OneRoster bundle, or why neither. */
export type RosterReading =
  | { kind: "table"; sheet: Sheet }
  | { kind: "oneroster"; bundle: OneRoster }
  | { kind: "unreadable"; reason: string };

const TOO_LARGE = "O arquivo passa de 5 MB. Apague as outras abas ou divida a lista.";

/** Never throws for what a file holds. `year`: of classes without one. */
export function readRoster(
  { name, bytes }: RosterFile,
  year: number,
  sheet: string | null = null,
): RosterReading {
  if (bytes.byteLength > LARGEST_ROSTER) return { kind: "unreadable", reason: TOO_LARGE };
  try {
    if (!isZip(bytes)) {
      const { text, note } = decodeRoster(bytes);
      const read = isHtmlTable(text) ? readHtmlTable : readCsv;
      return { kind: "table", sheet: read(text, name, note) };
    }
    const bundle = readOneRoster(bytes, name, year);
    return bundle ? { kind: "oneroster", bundle } : { kind: "table", sheet: readXlsx(bytes, sheet) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: "unreadable", reason: error.message };
  }
}

/** The headings and columns of a table, guessed. */
export function guessTable({ lines }: Sheet): { headings: number | null; columns: RosterColumn[] } {
  const headings = headingRow(lines);
  return { headings, columns: guessColumns(lines, headings) };
}

/** Fields without which nobody can be imported. Null: enough is known. */
export function missingColumns(columns: readonly RosterColumn[]): string | null {
  const has = (field: RosterColumn["field"]) => columns.some((column) => column.field === field);
  if (has("fullName") || has("firstName")) return null;
  return "Nenhuma coluna tem o nome das pessoas. Diga qual é, ou qual linha tem os nomes das colunas.";
}
