import { colourBooklets } from "#app/features/bank/domain/enem/colour-booklets.ts";
import type { ItemLine } from "#app/features/bank/domain/enem/reading/item-file.ts";
import { coloursOf } from "#app/features/bank/domain/exams/booklet-colour.ts";
import { examSlug } from "#app/features/bank/domain/exams/past-exam.ts";
import { learningStatements } from "#app/features/bank/services/storing/learn-facets.server.ts";
import { STORE_BATCH } from "#app/features/bank/services/storing/store-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import {
  bookletsOfYear,
  coloursOfYear,
  type ItemRow,
  questionsOfItems,
  storeBookletRows,
} from "../queries/booklets.server.ts";

export type BookletOutcome = { stored: number; unchanged: number };

type Row = Parameters<typeof storeBookletRows>[1][number];

/** By INEP's item codes. Idempotent. At most three round trips, and two per 400 questions with changed colours. */
export async function storeBooklets(
  deps: Deps,
  lines: readonly ItemLine[],
  options: { dryRun: boolean },
): Promise<BookletOutcome> {
  const codes = [...new Set(lines.flatMap(({ itemCode }) => itemCode ?? []))];
  const known = await deps.read(questionsOfItems(deps.db, codes));
  const rows = bookletRows(lines, known);
  const [first] = rows;
  if (!first) return { stored: 0, unchanged: 0 };
  const years = [...new Set(rows.map(({ year }) => year))];
  const { booklets } = await deps.read({
    booklets: years.map((year) => bookletsOfYear(deps.db, first.institution, year)),
  });
  const stored = booklets.flat();
  const before = new Set(stored.map(wordOf));
  const changed = rows.filter((row) => !before.has(wordOf(row)));
  if (!options.dryRun) {
    if (changed.length > 0) await deps.write(storeBookletRows(deps.db, changed));
    await learnColours(deps, first.institution, years, stored.flatMap(ordsIn));
  }
  return { stored: changed.length, unchanged: rows.length - changed.length };
}

function wordOf({ institution, year, slug, colour, items }: Row): string {
  return JSON.stringify([institution, year, slug, colour, items]);
}

/** The booklets of each exam in the item file. */
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
      items,
    }));
  });
}

function ordsIn({ items }: Row): number[] {
  return items.map(([ord]) => ord);
}

/** Indexes questions by the colours of their booklets; `former` may have lost one. */
async function learnColours(
  deps: Deps,
  institution: number,
  years: readonly number[],
  former: readonly number[],
): Promise<void> {
  const { indexed } = await deps.read({
    indexed: years.map((year) => coloursOfYear(deps.db, institution, year)),
  });
  const known = indexed.flat();
  const colours = new Map<number, number[]>(former.map((ord) => [ord, []]));
  for (const { ord, colour } of known) colours.set(ord, coloursOf(colour, colours.get(ord) ?? []));
  const before = new Map(known.map((row) => [row.ord, row.colours.join()]));
  const learnt = [...colours]
    .map(([ord, own]) => ({ ord, colours: own }))
    .filter((each) => each.colours.join() !== before.get(each.ord));
  for (let start = 0; start < learnt.length; start += STORE_BATCH) {
    await deps.write(await learningStatements(deps, learnt.slice(start, start + STORE_BATCH)));
  }
}
