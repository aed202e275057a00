import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { type NumberFormat, numberFormat, numberText, plainFormat } from "./number-text.ts";
import { cleanCell, isEmptyLine, MAX_COLUMNS, MAX_LINES, type Sheet, type SheetLine } from "./sheet.ts";
import { unzip } from "./unzip.server.ts";
import { walk } from "./walk-xml.server.ts";

const WANTED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|(?:sharedStrings|styles)\.xml|worksheets\/[\w.-]+\.xml)$/;
const MAX_CELLS = 600_000;
/** A sheet's last row is stray formatting far more often than a person. */
const LAST_ROW = 1_048_576;

/** Names and parts of the visible sheets, in order. */
function sheetsOf(parts: ReadonlyMap<string, Uint8Array>): { name: string; part: string }[] {
  const targets = new Map<string, string>();
  walk(parts.get("xl/_rels/workbook.xml.rels"), {
    open: (name, { Id = "", Target = "" }) => {
      if (name === "Relationship") targets.set(Id, Target.replace(/^\/?(?:xl\/)?/, "xl/"));
    },
  });
  const sheets: { name: string; part: string }[] = [];
  walk(parts.get("xl/workbook.xml"), {
    open: (tag, attributes) => {
      const id = Object.keys(attributes).find((name) => name.endsWith(":id"));
      const part = targets.get(attributes[id ?? ""] ?? "");
      if (tag === "sheet" && part && attributes.state !== "hidden" && attributes.state !== "veryHidden")
        sheets.push({ name: (attributes.name ?? "").slice(0, 60), part });
    },
  });
  return sheets;
}

/** Shared texts; phonetic hints (rPh) are no part of them. */
function sharedTexts(bytes: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let item = "";
  let hint = 0;
  walk(bytes, {
    open: (name) => {
      if (name === "si") item = "";
      if (name === "rPh") hint++;
    },
    close: (name, text) => {
      if (name === "t" && hint === 0) item += text;
      if (name === "rPh") hint--;
      if (name === "si") texts.push(item);
    },
  });
  return texts;
}

/** How each style shows numbers: "00994001" is stored as 994001 with the format "00000000". */
function formatsOf(bytes: Uint8Array | undefined): NumberFormat[] {
  const codes = new Map<string, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  walk(bytes, {
    open: (name, { numFmtId = "", formatCode = "" }) => {
      if (name === "numFmt") codes.set(numFmtId, formatCode.slice(0, 80));
      if (name === "cellXfs") inCells = true;
      if (name === "xf" && inCells) formats.push(numberFormat(Number(numFmtId), codes.get(numFmtId) ?? ""));
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return formats;
}

/** "BC12" → [54, 12], both from 0 and 1. Null for anything else. */
function place(reference: string): { column: number; row: number } | null {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference);
  if (!found) return null;
  const [, letters = "", digits = ""] = found;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) };
}

type Cell = {
  type: string;
  column: number;
  reference: string;
  formula: boolean;
  value: string | null;
  text: string;
  format: NumberFormat;
};

const NO_CELL: Cell = {
  type: "n",
  column: -1,
  reference: "",
  formula: false,
  value: null,
  text: "",
  format: plainFormat,
};

/** A cell's text, and its problem: only stored results of formulas are read, none is computed. */
function read(cell: Cell, shared: readonly string[]): { text: string; problem: string | null } {
  const { type, value, formula, reference } = cell;
  const none = { text: "", problem: null };
  if (type === "inlineStr") return { text: cell.text, problem: null };
  if (value === null || (value === "" && type !== "str"))
    return formula
      ? {
          text: "",
          problem: `A célula ${reference} tem uma fórmula sem resultado. Abra e salve o arquivo na planilha`,
        }
      : none;
  if (type === "e")
    return { text: "", problem: `A célula ${reference} tem um erro de fórmula (${value.slice(0, 10)})` };
  if (type === "s") return { text: shared[Number(value)] ?? "", problem: null };
  if (type === "b") return { text: value === "1" ? "sim" : "não", problem: null };
  return { text: type === "n" ? numberText(value, cell.format) : value, problem: null };
}

type Merge = { column: number; first: number; last: number };

type Row = { cells: string[]; problem: string | null; merged?: number[] };

type Texts = { shared: readonly string[]; formats: readonly NumberFormat[] };

function readSheet(
  bytes: Uint8Array | undefined,
  { shared, formats }: Texts,
): { lines: SheetLine[]; wide: boolean } {
  const rows = new Map<number, Row>();
  const merges: Merge[] = [];
  let cells = 0;
  let row = 0;
  let wide = false;
  let hint = 0;
  let cell: Cell = { ...NO_CELL };
  walk(bytes, {
    open: (name, attributes) => {
      if (name === "row") row = Math.min(Number(attributes.r) || row + 1, LAST_ROW);
      if (name === "f") cell.formula = true;
      if (name === "rPh") hint++;
      if (name === "c") {
        const at = place(attributes.r ?? "");
        const column = at?.column ?? cell.column + 1;
        const { t: type = "n", r: reference = "", s: style = "" } = attributes;
        cell = { ...NO_CELL, type, column, reference, format: formats[Number(style)] ?? plainFormat };
      }
      if (name === "mergeCell") addMerge(merges, attributes.ref ?? "");
    },
    close: (name, text) => {
      if (name === "v") cell.value = text;
      if (name === "t" && hint === 0) cell.text += text;
      if (name === "rPh") hint--;
      if (name === "row") cell.column = -1;
      if (name !== "c") return;
      const { text: value, problem } = read(cell, shared);
      if (value === "" && problem === null) return;
      if (cell.column >= MAX_COLUMNS) wide = true;
      if (cell.column < 0 || cell.column >= MAX_COLUMNS) return;
      if (++cells > MAX_CELLS || (rows.size > MAX_LINES && !rows.has(row)))
        throw new AppError("roster/too-many-rows");
      const known = rows.get(row) ?? { cells: [], problem: null };
      while (known.cells.length < cell.column) known.cells.push("");
      known.cells[cell.column] = cleanCell(value);
      known.problem ??= problem;
      rows.set(row, known);
    },
  });
  return { lines: filledDown(rows, merges), wide };
}

/** A cell merged over rows applies to each of them; one merged over columns only is a title. */
function addMerge(merges: Merge[], reference: string): void {
  const [from = "", to = ""] = reference.split(":");
  const [start, end] = [place(from), place(to)];
  if (start && end && end.row > start.row && merges.length < 5000)
    merges.push({ column: start.column, first: start.row, last: end.row });
}

function filledDown(rows: Map<number, Row>, merges: readonly Merge[]): SheetLine[] {
  for (const { column, first, last } of merges) {
    const value = rows.get(first)?.cells[column] ?? "";
    for (let row = first + 1; value !== "" && row <= Math.min(last, first + MAX_LINES); row++) {
      const below = rows.get(row);
      if (!below) continue;
      const { cells } = below;
      while (cells.length <= column) cells.push("");
      if (cells[column]) continue;
      cells[column] = value;
      below.merged = [...(below.merged ?? []), column];
    }
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([line, row]) => ({ line, ...row }))
    .filter((line) => !isEmptyLine(line));
}

/** Sheets that are read of a workbook. */
const MOST_SHEETS = 30;

/** The sheets with rows, and the first failure: a sheet of other data may be too long while the others list people. */
function readSheets(parts: ReturnType<typeof unzip>): { found: Sheet[]; failure: AppError | null } {
  const shared = sharedTexts(parts.get("xl/sharedStrings.xml"));
  const texts = { shared, formats: formatsOf(parts.get("xl/styles.xml")) };
  // A small file may name one large part for many sheets.
  const read = new Set<string>();
  const found: Sheet[] = [];
  let failure: AppError | null = null;
  for (const { name, part } of sheetsOf(parts).slice(0, MOST_SHEETS)) {
    if (read.has(part)) continue;
    read.add(part);
    try {
      const { lines, wide } = readSheet(parts.get(part), texts);
      const notes = wide ? [`só as primeiras ${MAX_COLUMNS} colunas foram lidas`] : [];
      if (lines.length > 0) found.push({ name, lines, notes });
    } catch (error) {
      if (!isAppError(error) || error.code !== "roster/too-many-rows") throw error;
      failure = error;
    }
  }
  return { found, failure };
}

/** The visible sheets with rows. Throws roster/unreadable, roster/bomb, roster/too-many-rows (all of them), roster/empty. */
export function readXlsx(bytes: Uint8Array): [Sheet, ...Sheet[]] {
  const parts = unzip(bytes, (name) => WANTED.test(name));
  const none = parts.has("xl/workbook.xml")
    ? new AppError("roster/empty")
    : new AppError("roster/unreadable");
  try {
    const { found, failure } = readSheets(parts);
    const [first, ...others] = found;
    if (!first) throw failure ?? none;
    return [first, ...others];
  } catch (error) {
    throw isAppError(error) ? error : new AppError("roster/unreadable");
  }
}
