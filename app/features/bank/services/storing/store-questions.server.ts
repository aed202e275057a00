import type { Deps } from "#app/platform/context/deps.ts";
import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { picturePathsOf } from "../../domain/draft/draft-pictures.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { facetsOfDraft } from "../../domain/draft-facets.ts";
import { type ExamKey, examsAmong } from "../../domain/exams/past-exam.ts";
import { countIn, type FacetCounts } from "../../domain/facet-panels.ts";
import { facetsOfRow, learntOf } from "../../domain/facet-row.ts";
import { ordOf } from "../../domain/ord.ts";
import { isHeld } from "../../domain/school-ord.ts";
import { storeBands } from "../../queries/duplicates.server.ts";
import { addToPanels } from "../../queries/panels.server.ts";
import {
  lastOrdOfYears,
  type StoredQuestion,
  storedByPath,
  storedPictures,
  storeQuestionRows,
} from "../../queries/storing.server.ts";
import { refreshPastExams } from "../../queries/summaries.server.ts";
import { draftDigest } from "../editing/draft-digest.server.ts";
import type { RenderPictures } from "../editing/render-draft.server.ts";
import { purgeQuestions } from "./purge-questions.server.ts";
import { type QuestionRecord, questionRecord } from "./question-record.server.ts";

/** The outcome of each draft, in order. "kept": edited by people, so left unchanged. */
export type StoredOutcome = "stored" | "unchanged" | "quarantined" | "kept";

export type StoreOptions = {
  importedBy: string;
  /** False during a bulk load that recounts the panels at the end. */
  countPanels?: boolean;
  dryRun?: boolean;
};

/** D1's batch size of the project (R-BANK-14). */
export const STORE_BATCH = 400;

/**
 * Renders and stores changed drafts of one source, at most STORE_BATCH, in one batch. Idempotent; edited questions stay
 * unchanged, quarantined ones are not searchable. Two round trips.
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
  const { stored, lastOrds, pictures } = await deps.read({
    stored: storedByPath(deps.db, source, paths),
    lastOrds: lastOrdOfYears(deps.db, years),
    pictures: storedPictures(deps.db, picturePathsOf(drafts)),
  });
  const known = new Map(stored.map((row) => [row.path, row]));
  const changes = await storingChangesOf(drafts, {
    known,
    sequence: sequenceOf(lastOrds),
    pictures: new Map(pictures.map((picture) => [picture.path, picture])),
    now: deps.now(),
    importedBy: options.importedBy,
    byHand: false,
    catalogue: deps.catalogue.current(),
  });
  const { records, outcomes } = changes;
  if (records.length === 0 || options.dryRun) return outcomes;
  const [first, ...rest] = storingStatements(deps, changes, options);
  await deps.write([first, ...rest]);
  await purgeQuestions(deps, changes.changed);
  return outcomes;
}

/** The statements of changes, for one batch, of imports and edits. */
export function storingStatements(
  deps: Deps,
  { records, replaced, panels, exams }: Awaited<ReturnType<typeof storingChangesOf>>,
  options: Pick<StoreOptions, "countPanels"> = {},
) {
  const [first, ...rest] = storeQuestionRows(deps.db, rowsOf(records, replaced));
  const counted = options.countPanels === false ? [] : countStatements(deps, panels, exams);
  const bands = records.flatMap(({ bands: own, question: { ord } }) =>
    own.map((band) => ({ band, ord: ord ?? 0 })),
  );
  return [first, ...rest, ...storeBands(deps.db, replaced, bands), ...counted] as const;
}

/** Facet panels, and the real exams the questions are or were in. */
function countStatements(deps: Deps, panels: ReadonlyMap<string, FacetCounts>, exams: readonly ExamKey[]) {
  const summaries = exams.length > 0 ? refreshPastExams(deps.db, exams) : [];
  return [addToPanels(deps.db, panels), ...summaries];
}

type ChangeScope = {
  /** Stored questions by path. */
  known: ReadonlyMap<string, StoredQuestion>;
  sequence: (year: number) => number;
  pictures: RenderPictures;
  now: number;
  importedBy: string;
  /** An edit overwrites known questions; an import never does. */
  byHand: boolean;
  catalogue: TopicCatalogue;
};

type Stored = { draft: QuestionDraft; digest: string; before: StoredQuestion | undefined };

/** What becomes of a draft; null: it is stored. */
function skippedOutcome({ draft, digest, before }: Stored, isSeen: boolean, byHand: boolean) {
  if (before?.digest === digest || isSeen)
    return draft.status === "quarantined" ? "quarantined" : "unchanged";
  return before && before.revision > 0 && !byHand ? "kept" : null;
}

/** What storing the drafts changes: records, the ords whose index rows go first, and panel differences. */
export async function storingChangesOf(drafts: readonly QuestionDraft[], scope: ChangeScope) {
  const { pictures, now, importedBy, byHand, catalogue } = scope;
  const panels = new Map<string, FacetCounts>();
  const records: QuestionRecord[] = [];
  const outcomes: StoredOutcome[] = [];
  const replaced: number[] = [];
  const seen = new Set<string>();
  for (const draft of drafts) {
    const { path } = draft.provenance;
    const before = scope.known.get(path);
    const digest = await draftDigest(draft, catalogue);
    const skipped = skippedOutcome({ draft, digest, before }, seen.has(path), byHand);
    if (before?.digest !== digest) seen.add(path);
    outcomes.push(skipped ?? (draft.status === "quarantined" ? "quarantined" : "stored"));
    if (skipped) continue;
    const revision = byHand ? (before?.revision ?? 0) + 1 : 0;
    const ord = before?.ord ?? scope.sequence(draft.exam.year);
    const learnt = learntOf(before, draft.status);
    records.push(
      questionRecord(draft, { ord, digest, now, importedBy, revision, pictures, learnt, catalogue }),
    );
    if (before) replaced.push(ord);
    if (before && !isHeld(ord, before)) countIn(panels, facetsOfRow(before), -1);
    if (!isHeld(ord, draft)) countIn(panels, facetsOfDraft(draft, catalogue, learnt), 1);
  }
  const before = drafts.flatMap((draft) => scope.known.get(draft.provenance.path) ?? []);
  const exams = examsAmong([...before, ...records.map(({ question }) => examOf(question))]);
  // A new question changes the pages of its exam; a changed one its own, and those of both exams.
  const changed = records.map(({ question }) => ({ ord: question.ord ?? 0, ...examOf(question) }));
  return { records, outcomes, replaced, panels, exams, changed: [...before, ...changed] };
}

function examOf({ institution, year, phase = null, day = null, origin }: QuestionRecord["question"]) {
  return { institution, year, phase, day, origin };
}

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
    findings: records.flatMap(({ ord, question, findings }) =>
      findings.map((each) => ({ ord, at: question.updatedAt, ...each })),
    ),
    replaced,
    unsolved: replaced.filter((ord) => !solved.has(ord)),
  };
}
