import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { readTask, type TaskField } from "../../domain/task.ts";
import { mentoringPaths } from "../../paths.ts";
import { addNote, addTask, copyWeek, removeTask } from "../../services/plan-week.server.ts";

type Place = { mentee: string; week: string; origin: string };

const taskFields = ["title", "day", "minutes", "questions", "link"] as const;

/** What a mentor does to a mentee's week. */
export function menteeForms(
  deps: Deps,
  viewer: Viewer,
  { mentee, week, origin }: Place,
): Readonly<Record<string, FormHandler<TaskField | "content">>> {
  const back = (done: string) => redirectFor(mentoringPaths.mentee(mentee, { semana: week, feito: done }));
  return {
    task: async (form) => {
      const [title = "", day = "", minutes = "", questions = "", link = ""] = taskFields.map((name) =>
        form.text(name),
      );
      const read = readTask({ title, day, minutes, questions, link }, origin);
      if (read.problems) return { problems: read.problems };
      await addTask(deps, viewer, { mentee, week, operation: form.text("operation", 64), task: read.task });
      return back("tarefa");
    },
    remove: async (form) => {
      await removeTask(deps, viewer, { mentee, id: form.text("task", 64) });
      return back("retirada");
    },
    copy: async (form) => {
      await copyWeek(deps, viewer, { mentee, week, operation: form.text("operation", 64) });
      return back("copiada");
    },
    note: async (form) => {
      const content = form.text("content", 4000);
      await addNote(deps, viewer, { mentee, operation: form.text("operation", 64), content });
      return back("anotada");
    },
  };
}
