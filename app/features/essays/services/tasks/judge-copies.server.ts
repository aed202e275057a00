import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { CopyDecision } from "../../domain/estimate/copied-lines.ts";
import { auditJudged, copiesOfTask, judgeCopy } from "../../queries/copies.server.ts";
import { taskToChange } from "../../queries/school-tasks.server.ts";

/** Pairs that the page shows. */
const PAIRS = 100;

/**
 * The pairs of a task that the actor changes, with both students; of another's task without names. One trip. Throws
 * no-permission, essay-task-not-found.
 */
export async function loadCopies(deps: Deps, actor: SchoolActor, taskId: string) {
  const reader = assessmentMaker(actor);
  const {
    school: [school],
    task: [task],
    pairs,
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    task: taskToChange(deps.db, reader, taskId),
    pairs: copiesOfTask(deps.db, reader, taskId, PAIRS),
  });
  if (!school || !task) throw new AppError("essay-task-not-found");
  return { schoolId: school.id, taskId, title: task.title, pairs, isCut: pairs.length === PAIRS };
}
export type LoadedCopies = Awaited<ReturnType<typeof loadCopies>>;

/** What a pair is, as a person sees it; null: not decided. Audited. Throws no-permission, essay-copy-not-found. */
export async function decideCopy(
  deps: Deps,
  actor: SchoolActor,
  judged: { taskId: string; num: number; decision: CopyDecision | null },
): Promise<void> {
  const reader = assessmentMaker(actor);
  const {
    row: [row],
  } = await deps.write({
    note: auditJudged(deps.db, reader, schoolEntry(deps, actor, "school.essay-copy"), judged),
    row: judgeCopy(deps.db, reader, judged, writingOf(deps, actor)),
  });
  if (!row) throw new AppError("essay-copy-not-found");
}
