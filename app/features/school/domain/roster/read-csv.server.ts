import Papa from "papaparse";
import { AppError } from "#app/platform/errors/app-error.ts";
import { decodeLetters, decodeMixed, repairedLetters } from "#app/platform/spreadsheets/domain/code-pages.ts";
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

/** UTF-16 without a byte order mark: every other byte of plain text is 0. The mark that it lacks. */
function missingMark(bytes: Uint8Array): readonly [number, number] | null {
  const head = bytes.subarray(0, 200);
  const zeros = (rest: number) => head.filter((byte, index) => index % 2 === rest && byte === 0).length;
  if (head.length < 4) return null;
  if (bytes[0] !== 0 && zeros(1) > head.length / 4) return [0xff, 0xfe];
  return bytes[0] === 0 && bytes[1] !== 0 && zeros(0) > head.length / 4 ? [0xfe, 0xff] : null;
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The letters of text in no Unicode: lines of two kinds each by its own, else by the best code page. */
function decodeOther(bytes: Uint8Array): { text: string; note: string } {
  const mixed = decodeMixed(bytes);
  const { text, page } =
    mixed === null ? decodeLetters(bytes) : { text: mixed, page: "linhas de dois tipos" };
  return { text: text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"), note: `acentos corrigidos (${page})` };
}

const isMarked16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** Decodes Unicode, or what the letters say; notes where it was not UTF-8. Throws import/too-large, roster/unreadable. */
export function decodeRoster(
  bytes: Uint8Array,
  largest = LARGEST_ROSTER,
): { text: string; note: string | null } {
  refuseOtherKinds(bytes);
  const mark = missingMark(bytes);
  if (mark) {
    const marked = new Uint8Array(bytes.length + 2);
    marked.set(mark);
    marked.set(bytes, 2);
    return { text: decodeFile(marked, largest), note: "acentos corrigidos (UTF-16)" };
  }
  const text = decodeFile(bytes, largest);
  if (text.slice(0, 2000).includes("\u0000")) throw new AppError("roster/unreadable");
  if (isMarked16(bytes)) return { text, note: "acentos corrigidos (UTF-16)" };
  if (!isUtf8(bytes)) return decodeOther(bytes);
  const mended = repairedLetters(text);
  return mended === null
    ? { text, note: null }
    : { text: mended, note: "acentos corrigidos (UTF-8 lido duas vezes)" };
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

/** Without what marks a cell as text: an apostrophe, or a formula that is one text (="00123"). */
function plainCell(cell: string): string {
  return cleanCell(cell)
    .replace(/^="?([^"]*)"$/, "$1")
    .replace(/^'(?=[=+\-@])/, "");
}

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replaceAll('""', '"');
}
