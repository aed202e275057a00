import { examSlug } from "#app/domain/exams/past-exam.ts";
import { colourBooklets } from "#app/domain/questions/enem/colour-booklets.ts";
import type { ItemLine } from "#app/domain/questions/enem/item-file.ts";
import {
  bookletsOfYear,
  type ItemRow,
  questionsOfItems,
  storeBookletRows,
} from "#app/queries/exams/booklets.server.ts";
import type { Deps } from "../deps.ts";

/** What became of the booklets of a year's item file. */
export type BookletOutcome = { stored: number; unchanged: number };

type Row = Parameters<typeof storeBookletRows>[1][number];

/**
 * Stores in which order each colour's booklet has the questions of the bank, by INEP's item codes. The same file again
 * changes nothing. At most three round trips.
 */
export async function storeBooklets(
  deps: Deps,
  lines: readonly ItemLine[],
  options: { dryRun: boolean },
): Promise<BookletOutcome> {
  const codes = [...new Set(lines.flatMap(({ itemCode }) => itemCode ?? []))];
  const [known] = await deps.read(questionsOfItems(deps.db, codes));
  const rows = bookletRows(lines, known);
  const [first] = rows;
  if (!first) return { stored: 0, unchanged: 0 };
  const years = [...new Set(rows.map(({ year }) => year))];
  const [one = bookletsOfYear(deps.db, first.institution, first.year), ...rest] = years.map((year) =>
    bookletsOfYear(deps.db, first.institution, year),
  );
  const stored = await deps.read(one, ...rest);
  const before = new Set(stored.flat().map(wordOf));
  const changed = rows.filter((row) => !before.has(wordOf(row)));
  if (changed.length > 0 && !options.dryRun) await deps.write(storeBookletRows(deps.db, changed));
  return { stored: changed.length, unchanged: rows.length - changed.length };
}

function wordOf({ institution, year, slug, colour, items }: Row): string {
  return JSON.stringify([institution, year, slug, colour, items]);
}

/** The booklets of each exam that the item file speaks of. */
function bookletRows(lines: readonly ItemLine[], known: readonly ItemRow[]): Row[] {
  const exams = new Map<string, ItemRow[]>();
  for (const row of known) {
    const exam = JSON.stringify([row.institution, row.year, examSlug(row)]);
    exams.set(exam, [...(exams.get(exam) ?? []), row]);
  }
  return [...exams.values()].flatMap((own) => {
    const [{ institution, year, ...part }] = own as [ItemRow];
    return colourBooklets(year, lines, own).map(({ colour, items }) => ({
      institution,
      year,
      slug: examSlug(part),
      colour,
      items: JSON.stringify(items),
    }));
  });
}
