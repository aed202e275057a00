import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { jobByNum } from "#app/platform/jobs/queries/jobs.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { prepareJob, prepareUndo, startPrepared } from "#app/platform/jobs/services/run-job.server.ts";
import { readTopicJob, type TopicJob } from "../../domain/catalogue/topic-job.ts";
import { changeResting } from "../../domain/catalogue/topic-undo.ts";
import {
  type ChangeRow,
  overlaidTopics,
  runningTopicChange,
  startTopicUndo,
  topicChange,
  undoableAt,
} from "../../queries/catalogue/changes.server.ts";

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
  const job = await prepareTopicUndo(deps, actor, row, base);
  const {
    changed: [changed],
  } = await deps.write(startTopicUndo(db, num, { base, job, marked: job.marked }, entry));
  if (!changed) throw new AppError("topics-changed");
  deps.catalogue.update(changed);
  await startPrepared(deps, job.id);
  const [change] = await deps.read(topicChange(db, num));
  if (!change) throw new AppError("topic-change-over");
  return { state: "undone", change };
}

/** What a merge or a move wrote is undone step by step; a rename wrote nothing, and its pages are purged again. */
async function prepareTopicUndo(deps: Deps, actor: Actor, row: ChangeRow, base: number) {
  const ownerId = actor.viewer?.id ?? null;
  const only = undoableAt(row.num, base);
  const [applied] = await deps.read(jobByNum(deps.db, row.job));
  if (!applied) throw new AppError("topic-change-over");
  if (row.kind !== "rename") return prepareUndo(deps, applied, { ownerId }, only);
  const input: TopicJob = { ...readTopicJob(applied.input), back: true };
  return {
    ...prepareJob(deps, { kind: "topic-change", ownerId, input, expected: row.total }, only),
    marked: [],
  };
}

/** Continues an unfinished change or undoing; its number. Throws no-permission, topic-change-over. */
export async function continueTopicChange(deps: Deps, actor: Actor, jobId: string): Promise<number> {
  auditEntry(deps, actor, "topics.rename");
  const [running] = await deps.read(runningTopicChange(deps.db));
  if (running?.jobId !== jobId) throw new AppError("topic-change-over");
  await advanceJob(deps, jobId);
  return running.num;
}
