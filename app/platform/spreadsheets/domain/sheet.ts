import { cleanLine } from "#app/platform/text/clean-text.ts";

/**
 * A row of a file. `line`: its number there, from 1. `problem`: why its cells cannot be trusted. `merged`: columns
 * whose cell is one with the cell above.
 */
export type SheetLine = {
  line: number;
  cells: readonly string[];
  problem: string | null;
  merged?: readonly number[];
};

/** One table of a file. `name`: of its sheet; `notes`: what the reader did, in words. */
export type Sheet = {
  name: string;
  lines: readonly SheetLine[];
  notes: readonly string[];
};

/** Bytes of a roster file that a page accepts. */
export const LARGEST_ROSTER = 5 * 1024 * 1024;
/** Rows with people in one import (issue: 20,000), and room for titles. */
export const MAX_LINES = 20_100;
export const MAX_COLUMNS = 60;
/** A longer cell is cut: no field is that long, so its row is refused. */
const MAX_CELL = 400;

/** Hyphens and dashes of every kind. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

export function cleanCell(text: string): string {
  return cleanLine(text.slice(0, MAX_CELL)).replace(DASHES, "-");
}

export function isEmptyLine({ cells, problem }: SheetLine): boolean {
  return problem === null && cells.every((cell) => cell === "");
}
