import { layoutsOf } from "../../domain/roster/guess-tables.ts";
import type { readStoredRoster } from "../../services/roster/review-roster.server.ts";

type Stored = Awaited<ReturnType<typeof readStoredRoster>>;

/** The page's questions about the columns: those of equal tables once. */
export function columnsView({ school, roster, tables: opened }: Stored) {
  const { id, source, choices } = roster;
  const { tables, year, recognise } = choices;
  const openOf = new Map(opened.map((each) => [each.table, each]));
  const layouts = layoutsOf(tables).flatMap(({ shown, all }) => {
    const table = tables[shown];
    if (!table) return [];
    const { headings, columns, role } = table;
    const line = headings === null ? 0 : (openOf.get(table)?.lines[headings]?.line ?? 0);
    return [{ shown, names: all.map((index) => source.sheets[index]?.name ?? ""), columns, role, line }];
  });
  const sheets = source.sheets.map(({ name, lines }, index) => {
    const { chosen = false, className = "", columns = [] } = tables[index] ?? {};
    const asksClass = className !== "" || !columns.some(({ field }) => field === "class");
    return { index, name, lines, chosen, className, asksClass };
  });
  const people = opened.reduce(
    (sum, { table, lines }) => sum + lines.length - (table.headings === null ? 0 : table.headings + 1),
    0,
  );
  return { school, id, source, layouts, sheets, year, recognise, people };
}

type ColumnsView = ReturnType<typeof columnsView>;
export type LayoutView = ColumnsView["layouts"][number];
export type SheetView = ColumnsView["sheets"][number];
