import Papa from "papaparse";
import type { AttemptTable } from "./item-statistics.ts";

/** `line`, `column`: of the spreadsheet, from 1. */
export type AttemptProblem = { line: number; column: number; found: string };

const SEPARATORS = [",", ";", "\t"];
/** As spreadsheets and learning systems write that there is none. */
const EMPTY = new Set(["", "-", "na", "n/a", "null"]);

/** The separator that the heading has most of; a comma where it has none. */
function separatorOf(heading: string): string {
  const bare = heading.replace(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((separator) => bare.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] as string;
}

function fractionOf(text: string): number | null | undefined {
  if (EMPTY.has(text.toLowerCase())) return null;
  const value = Number(text.replace(",", "."));
  return value >= 0 && value <= 1 ? value : undefined;
}

/**
 * First a heading, then a row an examinee: the name, and per item the fraction earned. Lines end in "\n". Null: no table.
 * Shorter rows did not reach the last items.
 */
export function readAttempts(csv: string): AttemptTable | AttemptProblem | null {
  const [heading = ""] = csv.trimStart().split("\n", 1);
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ""), {
    delimiter: separatorOf(heading),
    quoteChar: '"',
    preview: 0,
  });
  const lines = data.map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), line: index + 1 }));
  const [head, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (!head) return null;
  const last = head.cells.findLastIndex((cell) => cell !== "");
  const items = head.cells.slice(1, last + 1).map((name, index) => name || String(index + 1));
  if (items.length === 0) return null;
  const rows: (number | null)[][] = [];
  for (const { cells, line } of rest) {
    const over = cells.findIndex((cell, index) => index > items.length && cell !== "");
    if (over !== -1) return { line, column: over + 1, found: cells[over] as string };
    const row: (number | null)[] = [];
    for (const index of items.keys()) {
      const text = cells[index + 1] ?? "";
      const fraction = fractionOf(text);
      if (fraction === undefined) return { line, column: index + 2, found: text };
      row.push(fraction);
    }
    rows.push(row);
  }
  return { items, rows };
}
