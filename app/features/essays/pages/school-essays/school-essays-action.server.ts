import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { essayPaths } from "../../paths.ts";
import { deleteEssayTask, restoreEssayTask } from "../../services/tasks/delete-essay-task.server.ts";
import { startTaskEssay } from "../../services/tasks/start-task-essay.server.ts";

/** `gone`: the task that was deleted, to undo it. */
export type TaskExtra = { gone: string };

/** The page's forms by intent; `tarefa` names the task. */
export function schoolEssayForms(
  deps: Deps,
  actor: SchoolActor,
): Record<string, FormHandler<string, TaskExtra>> {
  return {
    start: async (form) => {
      const modo = form.oneOf("modo", ["fotos"]);
      return redirectFor(essayPaths.essay(await startTaskEssay(deps, actor, form.text("tarefa")), { modo }));
    },
    delete: async (form) => {
      const gone = form.text("tarefa");
      await deleteEssayTask(deps, actor, gone);
      return { done: true, message: "Proposta excluída. O que já foi escrito continua guardado.", gone };
    },
    restore: async (form) => {
      await restoreEssayTask(deps, actor, form.text("tarefa"));
      return { done: true, message: "Proposta restaurada." };
    },
  };
}
