import type { Deps } from "#app/platform/context/deps.ts";
import type { RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { facetsOfRow } from "../../domain/facet-row.ts";
import { excerptOf } from "../../domain/words/passages.ts";
import { INDEX_VERSION } from "../../domain/words/search-tokens.ts";
import {
  countQuestions,
  type IndexableQuestion,
  indexableQuestions,
  indexRows,
  optimizeIndexes,
  setExcerpts,
} from "../../queries/indexing.server.ts";
import { type BankWorkOptions, doBankWork } from "./bank-work.server.ts";
import { indexedQuestion } from "./question-record.server.ts";
import { rankAnsweredQuestions } from "./rank-questions.server.ts";
import { recountPanels } from "./recount-panels.server.ts";
import { STORE_BATCH } from "./store-questions.server.ts";

function indexed(row: IndexableQuestion) {
  return indexedQuestion(row.ord, row, facetsOfRow(row));
}

/** One step: the words and filters of the next questions; the last one counts and ranks again. */
export const indexStep: RunStep = async (deps, { place, seen }) => {
  const rows = await deps.read(indexableQuestions(deps.db, place, STORE_BATCH));
  const last = rows.at(-1)?.ord;
  if (last === undefined) {
    if (seen > 0) await finish(deps);
    return { statements: [], items: [], place, finished: true };
  }
  const replaced = rows.map((row) => row.ord);
  const excerpts = rows.map(({ ord, statement }) => ({ ord, excerpt: excerptOf(statement) }));
  const indexes = indexRows(deps.db, { replaced, indexed: rows.map(indexed) });
  const statements = [setExcerpts(deps.db, excerpts), ...indexes];
  return { statements, items: [], seen: rows.length, place: last, finished: false };
};

async function finish(deps: Deps): Promise<void> {
  await recountPanels(deps);
  await rankAnsweredQuestions(deps);
  for (const optimized of optimizeIndexes(deps.db)) await deps.write(optimized);
}

/** After a version change. Renders no text: about a fifth of an import's cost. Returns how many questions. */
export async function reindexBank(deps: Deps, options: BankWorkOptions = {}): Promise<{ questions: number }> {
  const work = { kind: "bank-index", version: INDEX_VERSION, expected: questionsInBank };
  const { seen } = await doBankWork(deps, work, options);
  return { questions: seen };
}

/** How many questions the bank has, those in quarantine too. */
export async function questionsInBank(deps: Deps): Promise<number> {
  const [counted] = await deps.read(countQuestions(deps.db));
  return counted?.questions ?? 0;
}
