import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { changeResting } from "../../domain/catalogue/topic-undo.ts";
import {
  type ChangeRow,
  overlaidTopics,
  runningTopicChange,
  startTopicUndo,
  topicChange,
} from "../../queries/catalogue/changes.server.ts";
import { advanceTopicChange } from "./advance-topic-change.server.ts";

/** "rests": a newer change depends on it and must be undone first. */
export type UndoOutcome = { state: "undone"; change: ChangeRow } | { state: "rests"; on: ChangeRow };

/** Throws topic-change-over (undone or unknown), topics-running, topics-changed, no-permission. */
export async function undoTopicChange(
  deps: Deps,
  actor: Actor,
  { num, base }: { num: number; base: number },
): Promise<UndoOutcome> {
  const { db } = deps;
  const entry = auditEntry(deps, actor, "topics.undo");
  const {
    overlay: [overlay],
    running: [running],
    row: [row],
  } = await deps.read({
    overlay: overlaidTopics(db),
    running: runningTopicChange(db),
    row: topicChange(db, num),
  });
  if (!overlay || !row) throw new AppError("topic-change-over");
  const held = overlay;
  deps.catalogue.update(held);
  if (running) throw new AppError("topics-running");
  if (row.state !== "done") throw new AppError("topic-change-over");
  if (held.version !== base) throw new AppError("topics-changed");
  const resting = changeResting(held.changes, num);
  if (resting) {
    const [on] = await deps.read(topicChange(db, resting.num));
    if (on) return { state: "rests", on };
  }
  const {
    changed: [changed],
  } = await deps.write(startTopicUndo(db, num, base, entry));
  if (!changed) throw new AppError("topics-changed");
  deps.catalogue.update(changed);
  const change = await advanceTopicChange(deps, num);
  if (!change) throw new AppError("topic-change-over");
  return { state: "undone", change };
}

/** Continues an interrupted change or undoing. Throws no-permission, topic-change-over. */
export async function continueTopicChange(deps: Deps, actor: Actor, num: number): Promise<ChangeRow> {
  auditEntry(deps, actor, "topics.rename");
  const change = await advanceTopicChange(deps, num);
  if (!change) throw new AppError("topic-change-over");
  return change;
}
