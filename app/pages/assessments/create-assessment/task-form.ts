import type { EssayTaskField } from "#app/domain/essays/essay-task.ts";
import type { FormState } from "#app/hooks/ui/use-form.ts";
import type { OpenedEssayTask } from "#app/services/essays/open-essay-task.server.ts";

/** The form's own fields, and those of the theme that the school writes. */
export type TaskForm = FormState<
  EssayTaskField | "comando" | "recado" | "corretor" | `texto${number}${string}`
>;
export type EssayTaskPart = { form: TaskForm; opened: OpenedEssayTask };
