import type { Deps } from "#app/platform/context/deps.ts";
import type { TriBooklet } from "../domain/tri/booklet-items.ts";
import { reliabilityOf } from "../domain/tri/reliability.ts";
import { countedItems } from "../domain/tri/score-booklet.ts";
import {
  setQuestionParameters,
  storeTriBooklets,
  storeTriItems,
  type TriItemRow,
  triBookletsOfYear,
} from "../queries/tri-parameters.server.ts";

export type ParametersReport = {
  booklets: number;
  stored: number;
  unchanged: number;
  items: number;
  exact: number;
  close: number;
  band: number;
};

/** Booklets per batch: 5 KB each. */
const AT_ONCE = 40;
const ITEMS_AT_ONCE = 400;

/** Stores a year's booklets and items, and gives the questions of those items their parameters. Idempotent. */
export async function importParameters(
  deps: Deps,
  year: number,
  booklets: readonly TriBooklet[],
): Promise<ParametersReport> {
  const rows = booklets.map((each) => ({
    ...each,
    reliability: reliabilityOf(each).level,
    counted: countedItems(each.items),
  }));
  const stored = await deps.read(triBookletsOfYear(deps.db, year));
  const known = new Map(stored.map((row) => [row.booklet, wordOf(row)]));
  const changed = rows.filter((row) => known.get(row.booklet) !== wordOf(row));
  for (let start = 0; start < changed.length; start += AT_ONCE)
    await deps.write(storeTriBooklets(deps.db, changed.slice(start, start + AT_ONCE)));
  const items = itemsOf(year, rows);
  for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
    const some = items.slice(start, start + ITEMS_AT_ONCE);
    const codes = some.map(({ code }) => code);
    await deps.write([storeTriItems(deps.db, some), setQuestionParameters(deps.db, year, codes)]);
  }
  const count = (level: string) => rows.filter(({ reliability }) => reliability === level).length;
  return {
    booklets: rows.length,
    stored: changed.length,
    unchanged: rows.length - changed.length,
    items: items.length,
    exact: count("exact"),
    close: count("close"),
    band: count("band"),
  };
}

type Row = TriBooklet & { reliability: string; counted: number };

function wordOf({ booklet, area, colour, items, reliability, counted }: Row): string {
  return JSON.stringify([booklet, area, colour, items, reliability, counted]);
}

function itemsOf(year: number, booklets: readonly Row[]): TriItemRow[] {
  const byCode = new Map<number, TriItemRow>();
  const byNumber = [...booklets].sort((one, other) => one.booklet - other.booklet);
  for (const { booklet, area, items, counted } of byNumber)
    for (const { code, skill, annulled, a, b, c } of items)
      if (code !== null && !byCode.has(code))
        byCode.set(code, { code, year, area, skill, booklet, counted, annulled, a, b, c });
  return [...byCode.values()];
}
