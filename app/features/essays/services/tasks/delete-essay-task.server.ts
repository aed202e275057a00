import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import {
  auditTask,
  deleteNoticesOfTask,
  restoreTask,
  softlyDeleteTask,
} from "../../queries/task-writing.server.ts";

/** What was written stays with who wrote it. Throws no-permission, essay-task-not-found. */
export async function deleteEssayTask(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const { rows } = await deps.write({
    rows: softlyDeleteTask(deps.db, reader, id, writingOf(deps, actor)),
    note: auditTask(deps.db, schoolEntry(deps, actor, "school.essay-task"), id, { deleted: true }),
    notices: deleteNoticesOfTask(deps.db, id),
  });
  if (rows.length === 0) throw new AppError("essay-task-not-found");
}

/** Undoes `deleteEssayTask`. Throws no-permission, essay-task-not-found. */
export async function restoreEssayTask(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const { rows } = await deps.write({
    rows: restoreTask(deps.db, reader, id, writingOf(deps, actor)),
    note: auditTask(deps.db, schoolEntry(deps, actor, "school.essay-task"), id, { restored: true }),
  });
  if (rows.length === 0) throw new AppError("essay-task-not-found");
}
