import type { Deps } from "#app/platform/context/deps.ts";
import { countIn, type FacetCounts } from "../../domain/facet-panels.ts";
import { type FacetRow, facetsOfRow } from "../../domain/facet-row.ts";
import {
  type IndexableQuestion,
  indexableAmong,
  indexRows,
  setLearntFacets,
} from "../../queries/indexing.server.ts";
import { addToPanels } from "../../queries/panels.server.ts";
import { indexedQuestion } from "./question-record.server.ts";

/** Facets of a question that no draft contains. */
export type Learnt = { ord: number } & Partial<Pick<FacetRow, "answeredDifficulty" | "colours">>;

function indexed(row: FacetRow & Pick<IndexableQuestion, "ord" | "statement" | "alternatives">) {
  return indexedQuestion(row.ord, row, facetsOfRow(row));
}

/** Updates rows, indexes and panels of at most STORE_BATCH; drops ranks, which the caller rewrites. One round trip. */
export async function learningStatements(deps: Deps, learnt: readonly Learnt[]) {
  const news = new Map(learnt.map((each) => [each.ord, each]));
  const before = await deps.read(indexableAmong(deps.db, [...news.keys()]));
  if (before.length === 0) return [];
  const after = before.map((row) => ({ ...row, ...news.get(row.ord) }));
  const rows = after.map(({ ord, answeredDifficulty, colours }) => ({ ord, answeredDifficulty, colours }));
  const isShown = ({ status }: { status: string }) => status !== "quarantined";
  const shown = after.filter(isShown);
  const panels = new Map<string, FacetCounts>();
  for (const row of before.filter(isShown)) countIn(panels, facetsOfRow(row), -1);
  for (const row of shown) countIn(panels, facetsOfRow(row), 1);
  return [
    setLearntFacets(deps.db, rows),
    ...indexRows(deps.db, { replaced: shown.map(({ ord }) => ord), indexed: shown.map(indexed) }),
    addToPanels(deps.db, panels),
  ] as const;
}
