import type { Deps } from "#app/platform/context/deps.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { openPairs } from "../../queries/duplicates.server.ts";

/** One of two questions in the queue; without the key, so that the texts decide. */
export type PairSide = { code: string; source: string; statement: string; alternatives: string[] };
export type DuplicatePair = { one: PairSide; other: PairSide; likeness: number };

const PAIRS_ON_PAGE = 10;

/** The oldest undecided pairs. One round trip. */
export async function listDuplicates(deps: Deps): Promise<{ pairs: DuplicatePair[]; more: boolean }> {
  const rows = await deps.read(openPairs(deps.db, rowsToRead(PAIRS_ON_PAGE)));
  const side = (ord: number, source: string, statement: string, alternatives: string[]): PairSide => ({
    code: questionCode(ord),
    source,
    statement,
    alternatives,
  });
  const { shown, next } = pageOfRows(rows, PAIRS_ON_PAGE, () => true);
  const pairs = shown.map((row) => ({
    one: side(row.one, row.oneSource, row.oneStatement, row.oneAlternatives),
    other: side(row.other, row.otherSource, row.otherStatement, row.otherAlternatives),
    likeness: row.likeness,
  }));
  return { pairs, more: next !== null };
}
