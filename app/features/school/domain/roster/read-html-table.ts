import { AppError } from "#app/platform/errors/app-error.ts";
import {
  cleanCell,
  isEmptyLine,
  MAX_COLUMNS,
  MAX_LINES,
  type Sheet,
  type SheetLine,
} from "#app/platform/spreadsheets/domain/sheet.ts";
import { decodeEntities } from "#app/platform/text/enem/decode-entities.ts";

/** School systems export pages with a table as ".xls". */
export function isHtmlTable(text: string): boolean {
  const head = text.slice(0, 20_000).toLowerCase();
  return head.includes("<table") && head.includes("<tr");
}

/** Characters of a cell that are looked at. */
const LONGEST = 4000;

function textIn(cell: string): string {
  const [written = ""] = cell.slice(0, LONGEST).split(/<\/t(?:[dhr]|able)\b/i);
  const inside = written.slice(written.indexOf(">") + 1);
  return cleanCell(decodeEntities(inside.replace(/<[^>]*>/g, " ")));
}

/** The rows of all tables of a page, as text. Throws roster/too-many-rows, roster/empty. */
export function readHtmlTable(text: string, name: string, note: string | null): Sheet {
  const rows = text.split(/<tr(?=[\s>])/i).slice(1);
  if (rows.length > MAX_LINES) throw new AppError("roster/too-many-rows");
  const lines = rows
    .map((row, index): SheetLine => {
      const cells = row.split(/<t[dh](?=[\s>])/i).slice(1, MAX_COLUMNS + 1);
      return { line: index + 1, cells: cells.map(textIn), problem: null };
    })
    .filter((line) => !isEmptyLine(line));
  if (lines.length === 0) throw new AppError("roster/empty");
  return { name, lines, notes: [...(note ? [note] : []), "tabela de uma página"] };
}
