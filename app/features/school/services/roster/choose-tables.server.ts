import { AppError } from "#app/platform/errors/app-error.ts";
import { MAX_LINES } from "#app/platform/spreadsheets/domain/sheet.ts";
import { guessColumns, type RosterColumn, roleOfList } from "../../domain/roster/guess-columns.ts";
import { layoutsOf } from "../../domain/roster/guess-tables.ts";
import type { OpenTable } from "../../domain/roster/read-tables.ts";
import type { ChosenTable, GuessedTable, RosterChoices } from "../../domain/roster/roster-import.ts";
import type { RosterRow } from "../../queries/rosters.server.ts";

type Tables = Pick<RosterChoices, "tables" | "choices">;

/** The columns with these fields; where several claim one, the first has it. */
function withFields(
  columns: readonly RosterColumn[],
  fields: readonly RosterColumn["field"][],
): RosterColumn[] {
  return columns.map((column, index) => {
    const field = fields[index] ?? null;
    const taken = field !== null && fields.indexOf(field) < index;
    return {
      ...column,
      field: taken ? null : field,
      certainty: field === column.field ? column.certainty : "alta",
    };
  });
}

/** Another row has the names of the columns; `line`: its number in the file, 0: none. */
function guessAgain({ table, lines }: OpenTable, line: number): GuessedTable {
  const index = lines.findIndex((each) => each.line === line);
  const headings = index < 0 ? null : index;
  const columns = guessColumns(lines, headings);
  return { headings, columns, role: roleOfList(columns) ?? table.role };
}

/** The tables with some of them changed. */
function changed(
  tables: readonly ChosenTable[],
  indexes: readonly number[],
  change: (table: ChosenTable) => Partial<ChosenTable>,
): ChosenTable[] {
  return tables.map((table, index) => (indexes.includes(index) ? { ...table, ...change(table) } : table));
}

/** These sheets and no other. Null where none is named; throws roster/too-many-rows. */
export function withSheets({ source, choices }: RosterRow, sheets: readonly number[]): Tables | null {
  const known = sheets.filter((index) => source.sheets[index] !== undefined);
  if (known.length === 0) return null;
  const lines = known.reduce((sum, index) => sum + (source.sheets[index]?.lines ?? 0), 0);
  if (lines > MAX_LINES) throw new AppError("roster/too-many-rows");
  const tables = choices.tables.map((table, index) => ({ ...table, chosen: known.includes(index) }));
  return { tables, choices: {} };
}

/** Another line has the headings, in all tables of the layout that shows the table of this index. */
export function withHeadings(
  { choices }: RosterRow,
  open: readonly OpenTable[],
  { shown, line }: { shown: number; line: number },
): Tables {
  const { tables } = choices;
  const layout = layoutsOf(tables).find((each) => each.shown === shown);
  const opened = new Map(open.map((each) => [each.table, each]));
  const again = changed(tables, layout?.all ?? [], (table) => {
    const lines = opened.get(table);
    return lines ? guessAgain(lines, line) : {};
  });
  return { tables: again, choices: {} };
}

/** The fields of a layout's columns, and the role of its people. */
export type LayoutChoice = {
  shown: number;
  fields: readonly RosterColumn["field"][];
  role: ChosenTable["role"];
};

/** The fields of each layout's columns, in all of its tables, and the class of each table. */
export function withColumns(
  { choices }: RosterRow,
  layouts: readonly LayoutChoice[],
  classNames: ReadonlyMap<number, string>,
): ChosenTable[] {
  let tables = [...choices.tables];
  const all = layoutsOf(choices.tables);
  for (const { shown, fields, role } of layouts)
    tables = changed(tables, all.find((each) => each.shown === shown)?.all ?? [], (table) => ({
      columns: withFields(table.columns, fields),
      role,
    }));
  return tables.map((table, index) => ({ ...table, className: classNames.get(index) ?? table.className }));
}
