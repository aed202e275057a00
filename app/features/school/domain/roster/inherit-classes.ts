import type { SheetLine } from "#app/platform/spreadsheets/domain/sheet.ts";
import { groupClass, type WrittenClass } from "./class-words.ts";
import type { RosterColumn } from "./guess-columns.ts";
import { isNothing } from "./roster-words.ts";

/** Which classes of people without one of their own are read from the rest of the file. */
export type ClassReading = {
  /** From the name of the sheet. */
  sheetNames: boolean;
  /** From a line such as "Turma: 3º B" above them. */
  groups: boolean;
  /** From the same column of the person above them. */
  fill: boolean;
};

/** A table as it is read. `className`: the class of the sheet, "" for none; `isStaff`: its people share no class. */
export type ReadableTable = {
  lines: readonly SheetLine[];
  headings: number | null;
  columns: readonly RosterColumn[];
  className: string;
  isStaff: boolean;
};

/**
 * A line with a person. `className`: their own or inherited, as it is written. `isGroup`: a class heading that is not
 * read.
 */
export type ClassedLine = { line: SheetLine; className: string; year: number | null; isGroup: boolean };

/** What a reading does, or would do if it were switched on. */
export type Inherited = {
  sheet: number;
  filled: number;
  groups: readonly { line: number; name: string }[];
};

const classColumn = (columns: readonly RosterColumn[]) =>
  columns.find(({ field }) => field === "class")?.index ?? -1;

/** Lines that are neither headings, here or on a further printed page, nor titles above them. */
function below(lines: readonly SheetLine[], headings: number | null): SheetLine[] {
  const named = headings === null ? null : JSON.stringify(lines[headings]?.cells);
  return lines
    .slice(headings === null ? 0 : headings + 1)
    .filter(({ cells }) => JSON.stringify(cells) !== named);
}

function isGroupLine({ cells, problem }: SheetLine): boolean {
  return problem === null && groupClass(cells) !== null;
}

/** The class in the titles above the headings: the last one. */
function titleGroup(lines: readonly SheetLine[], headings: number | null): readonly SheetLine[] {
  const titles = lines.slice(0, headings ?? 0).filter(isGroupLine);
  return titles.slice(-1);
}

/** All lines below the headings with the class of each; class headings are left out while they are read. */
export function classedLines(
  { lines, headings, columns, className, isStaff }: ReadableTable,
  how: ClassReading,
): { lines: ClassedLine[]; inherited: Inherited } {
  const column = classColumn(columns);
  const found: ClassedLine[] = [];
  const groups: { line: number; name: string }[] = [];
  const counted = { sheet: 0, filled: 0 };
  let group: WrittenClass | null = null;
  let above = "";
  const inherit = (isFilled: boolean): WrittenClass => {
    if (isFilled) counted.filled++;
    if (isFilled && how.fill) return { name: above, year: null };
    if (group) return group;
    if (className !== "") counted.sheet++;
    return { name: how.sheetNames ? className : "", year: null };
  };
  const titles = titleGroup(lines, headings);
  for (const line of [...titles, ...below(lines, headings)]) {
    const named = isGroupLine(line) ? groupClass(line.cells) : null;
    if (named) groups.push({ line: line.line, name: named.name });
    if (named && how.groups) {
      group = named;
      above = "";
      continue;
    }
    if (titles.includes(line)) continue;
    const cell = named ? "" : (line.cells[column] ?? "");
    const isMerged = line.merged?.includes(column) ?? false;
    const own = isMerged ? "" : cell;
    if (cell !== "") above = isNothing(cell) ? "" : cell;
    const isGroup = named !== null;
    const { name, year } =
      own !== "" || isGroup ? { name: own, year: null } : inherit(above !== "" && (isMerged || !isStaff));
    found.push({ line, className: name, year, isGroup });
  }
  return { lines: found, inherited: { ...counted, groups } };
}

/** Whether blank classes below a class mean the same class: merged cells, or each class written once above its people. */
export function guessFill({ lines, headings, columns, isStaff }: Omit<ReadableTable, "className">): boolean {
  const column = classColumn(columns);
  const data = below(lines, headings);
  if (column < 0) return false;
  if (data.some(({ merged }) => merged?.includes(column))) return true;
  if (isStaff || columns.some(({ field }) => field === "role")) return false;
  if (data.some(isGroupLine) || titleGroup(lines, headings).length > 0) return false;
  const cells = data.map((line) => line.cells[column] ?? "");
  const written = cells.filter((cell) => cell !== "");
  const isOnce = new Set(written).size === written.length;
  return cells[0] !== "" && isOnce && cells.length >= Math.max(3, written.length * 2);
}

/** Whether any line has a class of its own. */
export function hasOwnClasses({
  lines,
  headings,
  columns,
}: Pick<ReadableTable, "lines" | "headings" | "columns">) {
  const column = classColumn(columns);
  return below(lines, headings).some((line) => (line.cells[column] ?? "") !== "");
}
