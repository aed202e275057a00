import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { detachSheet, sendSheet, submitSheets } from "../../services/tasks/send-sheets.server.ts";

/** The page's forms by intent; `tarefa` names the task, `foto` a photograph by the device's id. */
export function sheetForms(deps: Deps, actor: SchoolActor): Record<string, FormHandler> {
  return {
    "send-sheet": async (form) => {
      const file = form.file("arquivo");
      const bytes = new Uint8Array(file ? await file.arrayBuffer() : []);
      const [taskId, personId] = [form.text("tarefa", 64), form.text("estudante", 64)];
      await sendSheet(deps, actor, { taskId, personId, photoId: form.text("foto", 64), bytes });
      return { done: true };
    },
    "take-off": async (form) => {
      await detachSheet(deps, actor, form.text("tarefa", 64), form.text("foto", 64));
      return { done: true };
    },
    "hand-in-sheets": async (form) => {
      const board = { taskId: form.text("tarefa", 64), classId: form.text("turma", 64) || null };
      const count = await submitSheets(deps, actor, board);
      return { done: true, message: `${plural(count, "redação entregue", "redações entregues")}.` };
    },
  };
}
