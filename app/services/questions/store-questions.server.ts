import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { facetsOfDraft } from "#app/domain/questions/draft-facets.ts";
import { countIn, type FacetCounts } from "#app/domain/questions/facet-panels.ts";
import { ordOf } from "#app/domain/questions/ord.ts";
import { picturePathsIn } from "#app/domain/questions/picture-markdown.ts";
import type { Facets } from "#app/domain/questions/search-tokens.ts";
import { storeBands } from "#app/queries/questions/duplicates.server.ts";
import { addToPanels } from "#app/queries/questions/panels.server.ts";
import {
  lastOrdOfYears,
  type StoredQuestion,
  storedByPath,
  storedPictures,
  storeQuestionRows,
} from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";
import { draftDigest } from "./draft-digest.server.ts";
import { type QuestionRecord, questionRecord, type RenderPictures } from "./question-record.server.ts";

/** What became of each draft, in the order given. */
export type StoredOutcome = "stored" | "unchanged" | "quarantined";

export type StoreOptions = {
  importedBy: string;
  /** False while loading a bank whose panels are counted anew at the end. */
  countPanels?: boolean;
  /** True to tell what would become of the drafts, and write nothing. */
  dryRun?: boolean;
};

/** D1's batch size of the project (decision 17). */
export const STORE_BATCH = 400;

/**
 * Stores drafts of one source, at most STORE_BATCH at a time: renders what is new or changed, and writes questions, keys,
 * solutions, sources, search indexes and facet panels in one batch. The same content again changes nothing. Two round trips.
 * A draft with status "quarantined" is kept with its reason, out of every search.
 */
export async function storeQuestions(
  deps: Deps,
  drafts: readonly QuestionDraft[],
  options: StoreOptions,
): Promise<StoredOutcome[]> {
  const source = drafts[0]?.provenance.source;
  if (source === undefined) return [];
  if (drafts.some((draft) => draft.provenance.source !== source))
    throw new RangeError("drafts of several sources in one batch");
  const years = [...new Set(drafts.map((draft) => draft.exam.year))];
  const paths = drafts.map((draft) => draft.provenance.path);
  const [stored, lastOrds, pictures] = await deps.read(
    storedByPath(deps.db, source, paths),
    lastOrdOfYears(deps.db, years),
    storedPictures(deps.db, picturePaths(drafts)),
  );
  const known = new Map(stored.map((row) => [row.path, row]));
  const { records, outcomes, replaced, panels } = await changesOf(drafts, {
    known,
    sequence: sequenceOf(lastOrds),
    pictures: new Map(pictures.map((picture) => [picture.path, picture])),
    now: deps.now(),
    importedBy: options.importedBy,
  });
  if (records.length === 0 || options.dryRun) return outcomes;
  const [first, ...rest] = storeQuestionRows(deps.db, rowsOf(records, replaced));
  const bands = storeBands(
    deps.db,
    replaced,
    records.flatMap(({ bands: own, question: { ord } }) => own.map((band) => ({ band, ord: ord ?? 0 }))),
  );
  await deps.write(
    first,
    ...rest,
    ...bands,
    ...(options.countPanels === false ? [] : [addToPanels(deps.db, panels)]),
  );
  return outcomes;
}

type ChangeScope = {
  /** What the bank holds of these drafts, by path. */
  known: ReadonlyMap<string, StoredQuestion>;
  sequence: (year: number) => number;
  pictures: RenderPictures;
  now: number;
  importedBy: string;
};

/** What storing the drafts changes: new and changed records, the ords whose index rows go first, and the panels' differences. */
async function changesOf(drafts: readonly QuestionDraft[], scope: ChangeScope) {
  const { pictures, now, importedBy } = scope;
  const panels = new Map<string, FacetCounts>();
  const records: QuestionRecord[] = [];
  const outcomes: StoredOutcome[] = [];
  const replaced: number[] = [];
  const seen = new Set<string>();
  for (const draft of drafts) {
    const { path } = draft.provenance;
    const before = scope.known.get(path);
    const digest = await draftDigest(draft);
    const held = draft.status === "quarantined";
    if (before?.digest === digest || seen.has(path)) {
      outcomes.push(held ? "quarantined" : "unchanged");
      continue;
    }
    seen.add(path);
    const ord = before?.ord ?? scope.sequence(draft.exam.year);
    records.push(questionRecord(draft, { ord, digest, now, importedBy, pictures }));
    outcomes.push(held ? "quarantined" : "stored");
    if (before) replaced.push(ord);
    if (before && before.status !== "quarantined") countIn(panels, facetsOfStored(before), -1);
    if (!held) countIn(panels, facetsOfDraft(draft), 1);
  }
  return { records, outcomes, replaced, panels };
}

function picturePaths(drafts: readonly QuestionDraft[]): string[] {
  const texts = drafts.flatMap((draft) => [
    draft.statement,
    ...draft.alternatives.map((each) => each.text),
    ...[draft.solution, draft.hint, draft.explanation].filter((text) => text !== null),
  ]);
  const ofAlternatives = drafts.flatMap((draft) =>
    draft.alternatives.flatMap((each) => each.picture?.path ?? []),
  );
  return [...new Set([...picturePathsIn(texts), ...ofAlternatives])];
}

/** Hands out the next ord of each year. */
function sequenceOf(lastOrds: readonly { year: number; ord: number | null }[]): (year: number) => number {
  const next = new Map(lastOrds.map(({ year, ord }) => [year, ord ?? ordOf(year, 0)]));
  return (year) => {
    const ord = (next.get(year) ?? ordOf(year, 0)) + 1;
    next.set(year, ord);
    return ord;
  };
}

function rowsOf(records: readonly QuestionRecord[], replaced: number[]) {
  const solved = new Set(records.flatMap((record) => record.solution?.ord ?? []));
  return {
    questions: records.map((record) => record.question),
    keys: records.map((record) => record.key),
    sources: records.map((record) => record.source),
    solutions: records.flatMap((record) => record.solution ?? []),
    items: records.flatMap((record) => record.item ?? []),
    indexed: records.flatMap((record) => record.indexed ?? []),
    replaced,
    unsolved: replaced.filter((ord) => !solved.has(ord)),
  };
}

function facetsOfStored(row: StoredQuestion): Facets {
  return { ...row, topics: JSON.parse(row.topics) as number[], hasSolution: row.hasSolution === 1 };
}
