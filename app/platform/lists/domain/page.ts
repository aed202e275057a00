/** The cursor of a first page that starts at the newest row: above every number of a row. */
export const FIRST_PAGE = Number.MAX_SAFE_INTEGER;

/** Rows to read for a page: one more than it shows, which says that there is a next page. */
export function rowsToRead(size: number): number {
  return size + 1;
}

/** The rows of a page among those read for it, and the cursor of the next page by the last row shown; null at the end. */
export function pageOfRows<Row, Cursor>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => Cursor,
): { shown: Row[]; next: Cursor | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: last !== undefined && rows.length > size ? cursorOf(last) : null };
}
