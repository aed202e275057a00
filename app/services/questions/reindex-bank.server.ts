import { facetsOfRow } from "#app/domain/questions/facet-row.ts";
import { INDEX_VERSION } from "#app/domain/questions/search-tokens.ts";
import {
  bankStates,
  type IndexableQuestion,
  indexableQuestions,
  indexRows,
  optimizeIndexes,
  setBankStates,
} from "#app/queries/questions/indexing.server.ts";
import type { Deps } from "../deps.ts";
import { indexedQuestion } from "./question-record.server.ts";
import { recountPanels } from "./recount-panels.server.ts";
import { STORE_BATCH } from "./store-questions.server.ts";

/** The version the indexes were written under, and the last question written under the newest one. */
const VERSION = "index-version";
const PLACE = "index-place";

function indexed(row: IndexableQuestion) {
  return indexedQuestion(row.ord, row, facetsOfRow(row));
}

/**
 * Writes words and filter tokens of the whole bank anew where they are of an older version, and counts the panels; nothing
 * where they are not. Text that is not rendered again costs little: about a fifth of an import. Every batch notes its
 * place, so an interrupted run goes on from there. Returns how many questions were written.
 */
export async function reindexBank(
  deps: Deps,
  options: { force?: boolean; onProgress?: (done: number) => void } = {},
): Promise<{ questions: number }> {
  const [states] = await deps.read(bankStates(deps.db));
  const stateOf = (name: string) => states.find((each) => each.name === name)?.value ?? 0;
  if (stateOf(VERSION) === INDEX_VERSION && !options.force) return { questions: 0 };
  let questions = 0;
  for (let after = options.force ? 0 : stateOf(PLACE); ; ) {
    const [rows] = await deps.read(indexableQuestions(deps.db, after, STORE_BATCH));
    const last = rows.at(-1);
    if (!last) break;
    const replaced = rows.map((row) => row.ord);
    await deps.write(
      setBankStates(deps.db, [{ name: PLACE, value: last.ord }]),
      ...indexRows(deps.db, { replaced, indexed: rows.map(indexed) }),
    );
    questions += rows.length;
    options.onProgress?.(questions);
    after = last.ord;
  }
  if (questions > 0 || stateOf(PLACE) > 0) {
    await recountPanels(deps);
    for (const optimized of optimizeIndexes(deps.db)) await deps.write(optimized);
  }
  const done = [
    { name: VERSION, value: INDEX_VERSION },
    { name: PLACE, value: 0 },
  ];
  await deps.write(setBankStates(deps.db, done));
  return { questions };
}
