import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import { ANNULLED, gradingKeyOf } from "../../domain/editing/key-replay.ts";
import { questionToEdit } from "../../queries/editing.server.ts";
import { replaysOf } from "../../queries/replays.server.ts";
import { editEntry, editedBy, type QuestionWriter } from "./question-writer.server.ts";
import { type EditOutcome, saveQuestion } from "./save-question.server.ts";

/** Undoes the last key change only. Throws undo-impossible after another change, and as `saveQuestion`. */
export async function undoKey(
  deps: Deps,
  editor: QuestionWriter,
  { ord, replay, base }: { ord: number; replay: number; base: string },
): Promise<EditOutcome> {
  const {
    row: [row],
    latest: [latest],
  } = await deps.read({
    row: questionToEdit(deps.db, ord, editedBy(editor)),
    latest: replaysOf(deps.db, ord, 1),
  });
  if (!row) throw new AppError("question-not-found");
  const now = draftFromRow(row, deps.catalogue.current());
  const undoable = latest?.num === replay && latest.state !== "running" && latest.was !== "";
  if (!undoable || gradingKeyOf(now) !== latest.becomes) throw new AppError("undo-impossible");
  const annulled = latest.was === ANNULLED;
  const was = annulled
    ? ({ status: "annulled", key: null } as const)
    : ({ status: "published", key: latest.was } as const);
  const draft = { ...now, ...was, quarantineReason: null };
  return saveQuestion(deps, editor, { ord, base, draft, confirmed: true, undoes: replay });
}

/** Continues a question's unfinished replay. Throws no-permission, undo-impossible if there is none. */
export async function continueReplay(
  deps: Deps,
  editor: QuestionWriter,
  { ord, job }: { ord: number; job: string },
): Promise<JobRow> {
  editEntry(deps, editor, "question.edit");
  const {
    row: [row],
    latest: [latest],
  } = await deps.read({
    row: questionToEdit(deps.db, ord, editedBy(editor)),
    latest: replaysOf(deps.db, ord, 1),
  });
  if (!row || latest?.jobId !== job) throw new AppError("undo-impossible");
  return advanceJob(deps, job);
}
