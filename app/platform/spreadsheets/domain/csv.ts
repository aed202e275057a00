/** What spreadsheets in Brazil open in columns, with accents: semicolons and a byte order mark. */
export const CSV_START = "\uFEFF";

/** Read as formulas by spreadsheets, also full-width (SEC-20). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of RFC 4180 with semicolons. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(";")}\r\n`;
}

/** A table as a file that Brazilian spreadsheets open. */
export function csvOfResults(lines: readonly (readonly (string | number)[])[]): string {
  // Brazilian spreadsheets read a comma.
  const shown = (cell: string | number) => (typeof cell === "number" ? String(cell).replace(".", ",") : cell);
  return CSV_START + lines.map((line) => csvLine(line.map(shown))).join("");
}
