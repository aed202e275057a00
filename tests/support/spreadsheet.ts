import { strToU8, zipSync } from "fflate";

/** A cell: text, number, a formula with or without its result, or nothing. */
type SheetCell = string | number | { formula: string; result?: string } | null;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const letter = (column: number): string =>
  (column >= 26 ? letter(Math.floor(column / 26) - 1) : "") + String.fromCharCode(65 + (column % 26));

function cellXml(cell: SheetCell, reference: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === "string")
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  const result = cell.result === undefined ? "" : `<v>${escaped(cell.result)}</v>`;
  return `<c r="${reference}" t="str"><f>${escaped(cell.formula)}</f>${result}</c>`;
}

const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type Rows = readonly (readonly SheetCell[])[];

function sheetXml(rows: Rows, merges: readonly string[]): Uint8Array {
  const lines = rows.map((cells, row) => {
    const inside = cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`)).join("");
    return `<row r="${row + 1}">${inside}</row>`;
  });
  const merged = merges.map((each) => `<mergeCell ref="${each}"/>`).join("");
  const end = merged ? `<mergeCells>${merged}</mergeCells>` : "";
  return strToU8(`<worksheet><sheetData>${lines.join("")}</sheetData>${end}</worksheet>`);
}

/** A workbook as a spreadsheet program writes it: rows of the sheet "Plan1", or several sheets by name. */
export function workbook(
  sheets: Rows | Readonly<Record<string, Rows>>,
  merges: readonly string[] = [],
): Uint8Array {
  const named = Object.entries(Array.isArray(sheets) ? { Plan1: sheets } : sheets);
  const list = named.map(
    ([name], index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const targets = named.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts = named.map(([, rows], index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    sheetXml(rows, merges),
  ]);
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns:r="${RELATION}"><sheets>${list.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${targets.join("")}</Relationships>`),
    ...Object.fromEntries(parts),
  });
}
