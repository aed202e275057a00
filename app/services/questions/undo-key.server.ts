import { draftFromRow } from "#app/domain/questions/draft/draft-from-row.ts";
import { ANNULLED, gradingKeyOf } from "#app/domain/questions/editing/key-replay.ts";
import { AppError } from "#app/errors/app-error.ts";
import { questionToEdit } from "#app/queries/questions/editing.server.ts";
import { replaysOf } from "#app/queries/questions/replays.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { advanceReplay, type ReplayState } from "./advance-replay.server.ts";
import { type EditOutcome, saveQuestion } from "./save-question.server.ts";

/** Undoes the last key change only. Throws undo-impossible after another change, and as `saveQuestion`. */
export async function undoKey(
  deps: Deps,
  actor: Actor,
  { ord, replay, base }: { ord: number; replay: number; base: string },
): Promise<EditOutcome> {
  const [[row], [latest]] = await deps.read(questionToEdit(deps.db, ord), replaysOf(deps.db, ord, 1));
  if (!row) throw new AppError("question-not-found");
  const now = draftFromRow(row, deps.catalogue.current());
  const undoable = latest?.num === replay && latest.finishedAt !== null && latest.was !== "";
  if (!undoable || gradingKeyOf(now) !== latest.becomes) throw new AppError("undo-impossible");
  const annulled = latest.was === ANNULLED;
  const was = annulled
    ? ({ status: "annulled", key: null } as const)
    : ({ status: "published", key: latest.was } as const);
  const draft = { ...now, ...was, quarantineReason: null };
  return saveQuestion(deps, actor, { ord, base, draft, confirmed: true, undoes: replay });
}

/** Continues an interrupted replay. Throws no-permission, undo-impossible if there is none. */
export async function continueReplay(deps: Deps, actor: Actor, num: number): Promise<ReplayState> {
  auditEntry(deps, actor, "question.edit");
  const state = await advanceReplay(deps, num);
  if (!state) throw new AppError("undo-impossible");
  return state;
}
