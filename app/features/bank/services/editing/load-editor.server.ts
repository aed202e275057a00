import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import type { GradingKey } from "../../domain/editing/key-replay.ts";
import { questionToEdit } from "../../queries/editing.server.ts";
import { replaysOf } from "../../queries/replays.server.ts";
import { editedBy, type QuestionWriter } from "./question-writer.server.ts";

/** A key change that has answers left to process. */
export type RunningReplay = { job: string; becomes: GradingKey; seen: number; answers: number };

/** `base` must be sent back with every change, so that unseen edits are not undone. */
export type LoadedEditor = {
  code: string;
  draft: QuestionDraft;
  base: string;
  revision: number;
  answers: number;
  running: RunningReplay | null;
};

/** One round trip. Throws question-not-found. */
export async function loadEditor(deps: Deps, editor: QuestionWriter, ord: number): Promise<LoadedEditor> {
  const {
    row: [row],
    latest: [latest],
  } = await deps.read({
    row: questionToEdit(deps.db, ord, editedBy(editor)),
    latest: replaysOf(deps.db, ord, 1),
  });
  if (!row) throw new AppError("question-not-found");
  const { digest: base, revision, answers } = row;
  const running =
    latest && latest.state === "running"
      ? { job: latest.jobId, becomes: latest.becomes, seen: latest.seen, answers }
      : null;
  const draft = draftFromRow(row, deps.catalogue.current());
  return { code: questionCode(ord), draft, base, revision, answers, running };
}
