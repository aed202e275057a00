import type { EssayTaskField } from "#app/features/essays/domain/tasks/essay-task.ts";
import type { LoadedEssayTask } from "#app/features/essays/services/tasks/load-essay-task.server.ts";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";

/** The form's own fields, and those of the theme that the school writes. */
export type TaskForm = FormState<
  EssayTaskField | "comando" | "recado" | "corretor" | `texto${number}${string}`
>;
export type EssayTaskPart = { form: TaskForm; opened: LoadedEssayTask };
