import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { essayOfTask, insertTaskEssay } from "../../queries/school-tasks.server.ts";

/** The id of a student's essay of a task, new where there is none: pressed twice it is one. Throws essay-task-not-found. */
export async function startTaskEssay(deps: Deps, actor: SchoolActor, taskId: string): Promise<string> {
  const reader = assessmentReader(actor);
  if (reader.role !== "student") throw new AppError("essay-task-not-found");
  const {
    essay: [essay],
  } = await deps.write({
    taskEssay: insertTaskEssay(deps.db, reader, { id: deps.newId(), taskId, now: deps.now() }),
    essay: essayOfTask(deps.db, reader, taskId),
  });
  if (!essay) throw new AppError("essay-task-not-found");
  return essay.id;
}
