import { auditQuestion } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Difference } from "#app/platform/drafts/domain/difference.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import { prepareJob, startPrepared } from "#app/platform/jobs/services/run-job.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import { missingPictures, picturePathsOf } from "../../domain/draft/draft-pictures.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { facetsOfDraft } from "../../domain/draft-facets.ts";
import { draftDifferences } from "../../domain/editing/draft-differences.ts";
import type { KeyEffect } from "../../domain/editing/key-effect.ts";
import { type GradingKey, gradingKeyOf } from "../../domain/editing/key-replay.ts";
import type { ReplayJob } from "../../domain/editing/replay-job.ts";
import { schoolQuestionWords } from "../../domain/school-draft.ts";
import { isSchoolOrd } from "../../domain/school-ord.ts";
import {
  insertVersion,
  type QuestionToEdit,
  questionToEdit,
  touchSchoolQuestion,
} from "../../queries/editing.server.ts";
import { insertReplay } from "../../queries/replays.server.ts";
import { storedPictures } from "../../queries/storing.server.ts";
import { purgeQuestions } from "../storing/purge-questions.server.ts";
import { editEntry, editedBy, isOfSchool, type QuestionWriter } from "./question-writer.server.ts";
import { readKeyEffect } from "./read-key-effect.server.ts";

/** `base`: the digest of the state the edit is based on. */
export type QuestionEdit = {
  ord: number;
  base: string;
  draft: QuestionDraft;
  /** The effect of a key change was displayed. */
  confirmed: boolean;
  restores?: number;
  /** The key replay to undo. */
  undoes?: number;
};

/** "changed": another edit was first; "effect": a key change to be confirmed first; "pictures": some are missing. */
export type EditOutcome =
  | { state: "saved"; replay: JobRow | null }
  | { state: "same" }
  | { state: "changed"; base: string; differences: Difference[] }
  | { state: "effect"; effect: KeyEffect }
  | { state: "pictures"; missing: string[] };

/** Stores an edit in one batch, then regrades answers. Throws question-not-found, replay-running, no-permission. */
export async function saveQuestion(
  deps: Deps,
  editor: QuestionWriter,
  edit: QuestionEdit,
): Promise<EditOutcome> {
  const entry = editEntry(deps, editor, actionOf(edit));
  // The renderer is large and rarely needed. Not destructured: Rollup 4.68 would then see only the calls of `changesOf`
  // in its own file and replace `byHand` by their constant.
  const storing = await import("../storing/store-questions.server.ts");
  const { ord, draft } = edit;
  const {
    row: [row],
    found,
  } = await deps.read({
    row: questionToEdit(deps.db, ord, editedBy(editor)),
    found: storedPictures(deps.db, picturePathsOf([draft])),
  });
  if (!row) throw new AppError("question-not-found");
  const catalogue = deps.catalogue.current();
  const before = draftFromRow(row, catalogue);
  const pictures = new Map(found.map((picture) => [picture.path, picture]));
  const missing = missingPictures(draft, pictures);
  const keys = { was: gradingKeyOf(before), becomes: gradingKeyOf(draft) };
  const regrades = keys.becomes !== "" && keys.becomes !== keys.was && row.answers > 0;
  const differences = draftDifferences(before, draft);
  const unsaved = outcomeUnsaved({ row, edit, differences }, { missing, rekeyed: keys.becomes !== keys.was });
  if (unsaved) return unsaved;
  if (regrades && !edit.confirmed) return { state: "effect", effect: await readKeyEffect(deps, ord, keys) };
  const { skill, officialDifficulty } = facetsOfDraft(before, catalogue);
  const changes = await storing.storingChangesOf([draft], {
    known: new Map([[row.path, { ...row, skill, officialDifficulty }]]),
    sequence: () => ord,
    pictures,
    now: entry.at,
    importedBy: row.importedBy,
    byHand: true,
    catalogue,
  });
  const job = regrades ? prepareJob(deps, replayJob(editor, ord, keys.becomes, row.answers)) : null;
  const replay = { ord, version: row.revision + 1, ...keys, undoes: edit.undoes ?? null, now: entry.at };
  const noted = historyStatements(deps, { row, before, edit, differences }, entry);
  try {
    await deps.write({
      noted,
      touched: isOfSchool(editor) ? touchSchoolQuestion(deps.db, ord, schoolQuestionWords(draft), entry) : [],
      stored: storing.storingStatements(deps, changes),
      begun: job ? [job.inserted, insertReplay(deps.db, { ...replay, job: job.id })] : [],
    });
  } catch (error) {
    return changedMeanwhile(deps, editor, edit, error);
  }
  await purgeQuestions(deps, changes.changed);
  return { state: "saved", replay: job && (await startPrepared(deps, job.id)) };
}

function replayJob(editor: QuestionWriter, ord: number, becomes: GradingKey, answers: number) {
  const input: ReplayJob = { ord, becomes };
  const schoolId = isOfSchool(editor) ? editor.schoolId : null;
  return { kind: "key-replay", schoolId, ownerId: editor.viewer?.id ?? null, input, expected: answers };
}

type Saved = { row: QuestionToEdit; before: QuestionDraft; edit: QuestionEdit; differences: Difference[] };

/** Why an edit is not to be stored; null: it is. Throws replay-running. */
function outcomeUnsaved(
  { row, edit, differences }: Omit<Saved, "before">,
  { missing, rekeyed }: { missing: string[]; rekeyed: boolean },
): EditOutcome | null {
  if (row.digest !== edit.base) return { state: "changed", base: row.digest, differences };
  if (differences.length === 0) return { state: "same" };
  if (missing.length > 0 && edit.draft.status !== "quarantined") return { state: "pictures", missing };
  if (row.running !== null && rekeyed) throw new AppError("replay-running");
  return null;
}

/** The version and audit row of an edit; the first edit also stores the state before it. */
function historyStatements(
  { db }: Deps,
  { row, before, edit, differences }: Saved,
  entry: ReturnType<typeof editEntry>,
) {
  const { ord } = row;
  const { restores = null, draft } = edit;
  const version = row.revision + 1;
  const from = {
    ord,
    actorId: null,
    restores: null,
    version: 0,
    at: row.importedAt,
    draft: JSON.stringify(before),
  };
  const { actorId, at } = entry;
  const to = { ord, actorId, restores, version, at, draft: JSON.stringify(draft) };
  const told = ({ key, status }: QuestionDraft) => ({ key, status });
  const fields = differences.map(({ field }) => field).join(", ");
  const audit = {
    before: { version: row.revision, ...told(before) },
    after: { version, ...told(draft), fields },
  };
  return [
    insertVersion(db, to),
    auditQuestion(db, questionCode(ord), audit, entry),
    // A school's own question has its first version since it was written.
    ...(isSchoolOrd(ord) ? [] : [insertVersion(db, from)]),
  ] as const;
}

function actionOf({ restores, undoes }: QuestionEdit) {
  if (undoes !== undefined) return "question.undo-key";
  return restores === undefined ? "question.edit" : "question.restore";
}

/** Whether a batch failed because of a concurrent edit; rethrows anything else. */
async function changedMeanwhile(
  deps: Deps,
  editor: QuestionWriter,
  edit: QuestionEdit,
  error: unknown,
): Promise<EditOutcome> {
  if (!isAppError(error) || error.code !== "database-unavailable") throw error;
  const [row] = await deps.read(questionToEdit(deps.db, edit.ord, editedBy(editor)));
  if (!row || row.digest === edit.base) throw error;
  return {
    state: "changed",
    base: row.digest,
    differences: draftDifferences(draftFromRow(row, deps.catalogue.current()), edit.draft),
  };
}
