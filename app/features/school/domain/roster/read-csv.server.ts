import Papa from "papaparse";
import { AppError } from "#app/platform/errors/app-error.ts";
import { decodeFile } from "#app/platform/spreadsheets/domain/decode-file.ts";
import {
  cleanCell,
  LARGEST_ROSTER,
  MAX_COLUMNS,
  MAX_LINES,
  type Sheet,
  type SheetLine,
} from "#app/platform/spreadsheets/domain/sheet.ts";

const SEPARATORS = [";", "\t", ",", "|"];

/** UTF-16 without a byte order mark: every other byte of plain text is 0. */
function isBareUtf16(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 200);
  const zeros = head.filter((byte, index) => index % 2 === 1 && byte === 0).length;
  return head.length >= 4 && bytes[0] !== 0 && zeros > head.length / 4;
}

/** Beginnings of old spreadsheets (.xls) and of other files that are no table. */
const OLD = /^\u00d0\u00cf.\u00e0|^\s*<\?xml.*(?:mso-application|office:spreadsheet)/s;
const NO_TABLE = /^%PDF-|^\{\\rtf|^\s*(?:\{\s*"|\[\s*[{[])|^\s*<\?xml/;

/** Throws roster/old-spreadsheet, roster/unreadable. */
function refuseOtherKinds(bytes: Uint8Array): void {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 400));
  if (OLD.test(head)) throw new AppError("roster/old-spreadsheet");
  if (NO_TABLE.test(head)) throw new AppError("roster/unreadable");
}

/** The letters of the bytes 128 to 159 in Windows-1252. */
const HIGH = new TextDecoder("windows-1252").decode(
  Uint8Array.from({ length: 32 }, (_, index) => 128 + index),
);

/** UTF-8 that was read as Windows-1252 and written again, "JosÃ©"; null for any other text. */
function repaired(text: string): string | null {
  if (!/[ÃÂ][^\s\w]/.test(text)) return null;
  const bytes = Uint8Array.from(text, (letter) => {
    const high = HIGH.indexOf(letter);
    return high < 0 ? letter.charCodeAt(0) : 128 + high;
  });
  const isBytes = ![...text].some((letter) => letter.charCodeAt(0) > 255 && !HIGH.includes(letter));
  if (!isBytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Decodes as `decodeFile`; says where it was not UTF-8. Throws import/too-large, roster/unreadable. */
export function decodeRoster(
  bytes: Uint8Array,
  largest = LARGEST_ROSTER,
): { text: string; note: string | null } {
  refuseOtherKinds(bytes);
  if (isBareUtf16(bytes)) {
    const marked = new Uint8Array(bytes.length + 2);
    marked.set([0xff, 0xfe]);
    marked.set(bytes, 2);
    return { text: decodeFile(marked, largest), note: "acentos corrigidos (UTF-16)" };
  }
  const text = decodeFile(bytes, largest);
  if (text.slice(0, 2000).includes("\u0000")) throw new AppError("roster/unreadable");
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { text, note: "acentos corrigidos (UTF-16)" };
  const mended = repaired(text);
  if (mended !== null) return { text: mended, note: "acentos corrigidos (UTF-8 lido duas vezes)" };
  return { text, note: isUtf8(bytes) ? null : "acentos corrigidos (Windows-1252)" };
}

/** The one that gives most of the first filled lines the same number of columns. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000);
  let best = { separator: ",", share: 0, width: 1 };
  for (const separator of SEPARATORS) {
    const quoted = parse(head, separator, true, 15);
    const { rows } = quoted.unclosed ? parse(head, separator, false, 15) : quoted;
    const widths = rows.filter((row) => row.some((cell) => cell.trim() !== "")).map(({ length }) => length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    for (const [width, count] of counts) {
      const share = count / widths.length;
      const better = share > best.share || (share === best.share && width > best.width);
      if (width > 1 && better) best = { separator, share, width };
    }
  }
  return best.separator;
}

/** A list of addresses as a mail program gives it, "Ana Sá <ana@x.com>", as two columns. */
function separateAddresses(text: string): string {
  const lines = text.trim().split(/\n|(?<=>)[,;] */);
  const address = /^\s*"?([^"<>;,]*?)"?\s*<([^<>\s]+@[^<>\s]+)>[,;]?\s*$/;
  if (!lines.every((line) => line.trim() === "" || address.test(line))) return text;
  return lines.map((line) => line.replace(address, "$1;$2")).join("\n");
}

type Parsed = { rows: string[][]; separator: string; unclosed: boolean };

function parse(text: string, separator: string, quotes: boolean, most: number): Parsed {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator,
    quoteChar: quotes ? '"' : "\u0000",
    preview: most * 2,
  });
  const unclosed = errors.some(({ code }) => code === "MissingQuotes");
  return { rows: data, separator, unclosed };
}

/** Separator, quotes and line numbers of a text with columns. Throws roster/too-many-rows, roster/empty. */
export function readCsv(text: string, name: string, note: string | null = null, most = MAX_LINES): Sheet {
  const declared = /^sep=(.)\n/i.exec(text)?.[1];
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError("roster/empty");
  const body = separateAddresses(declared ? text.slice(6) : text);
  const first = parse(body, declared ?? separatorOf(body), true, most);
  // A quote that is never closed swallows the rest of the file: read the quotes as letters then.
  const { rows, separator } = first.unclosed ? parse(body, first.separator, false, most) : first;
  let line = declared ? 2 : 1;
  const lines: SheetLine[] = [];
  for (const row of rows) {
    const cells = row.slice(0, MAX_COLUMNS).map((cell) => plainCell(first.unclosed ? unquoted(cell) : cell));
    lines.push({ line, cells, problem: null });
    line += 1 + row.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
  }
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (filled.length > most || rows.length >= most * 2) throw new AppError("roster/too-many-rows");
  if (filled.length === 0) throw new AppError("roster/empty");
  const notes = [
    ...(note ? [note] : []),
    ...(first.unclosed ? ["há aspas sem par: foram lidas como letras"] : []),
    ...(separator === ";" ? ["colunas separadas por ponto e vírgula"] : []),
  ];
  return { name, lines: filled, notes };
}

/** Without the apostrophe that marks a cell as text. */
function plainCell(cell: string): string {
  return cleanCell(cell).replace(/^'(?=[=+\-@])/, "");
}

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replaceAll('""', '"');
}
