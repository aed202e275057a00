import { isAppError } from "#app/platform/errors/app-error.ts";
import { readXlsx } from "#app/platform/spreadsheets/domain/read-xlsx.server.ts";
import { LARGEST_ROSTER, type Sheet } from "#app/platform/spreadsheets/domain/sheet.ts";
import { isZip } from "#app/platform/spreadsheets/domain/unzip.server.ts";
import { decodeRoster, readCsv } from "./read-csv.server.ts";
import { isHtmlTable, readHtmlTable } from "./read-html-table.ts";
import { type OneRoster, readOneRoster } from "./read-oneroster.server.ts";

export type RosterFile = { name: string; bytes: Uint8Array };

/** A file as it was read: tables, a OneRoster bundle, or why neither. */
export type RosterReading =
  | { kind: "table"; sheets: readonly Sheet[] }
  | { kind: "oneroster"; bundle: OneRoster }
  | { kind: "unreadable"; reason: string };

const TOO_LARGE = "O arquivo passa de 5 MB. Apague as outras abas ou divida a lista.";

/** Never throws for a file's content. `year`: of classes without one. */
export function readRoster({ name, bytes }: RosterFile, year: number): RosterReading {
  if (bytes.byteLength > LARGEST_ROSTER) return { kind: "unreadable", reason: TOO_LARGE };
  try {
    if (!isZip(bytes)) {
      const { text, note } = decodeRoster(bytes);
      const read = isHtmlTable(text) ? readHtmlTable : readCsv;
      return { kind: "table", sheets: [read(text, name, note)] };
    }
    const bundle = readOneRoster(bytes, name, year);
    if (bundle) return { kind: "oneroster", bundle };
    return { kind: "table", sheets: readXlsx(bytes) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: "unreadable", reason: error.message };
  }
}
