import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import type { NotebookField, NotebookListExtra } from "../../domain/notebook-forms.ts";
import { notebookPaths } from "../../paths.ts";
import {
  activateNotebooks,
  bringBackNotebooks,
  createNotebook,
  duplicateNotebook,
  removeNotebooks,
  retitleNotebook,
  updateNotebookClasses,
} from "../../services/manage-notebooks.server.ts";

const notebooksOf = (count: number) => plural(count, "caderno", "cadernos");

/** The list's forms by intent. */
export function notebookForms(
  deps: Deps,
  actor: SchoolActor,
): Record<string, FormHandler<NotebookField, NotebookListExtra>> {
  const ids = (texts: readonly string[]) => [...new Set(texts.filter((id) => id !== ""))];
  return {
    create: async (form) => {
      const made = await createNotebook(deps, actor, form.text("titulo"));
      return redirectFor(notebookPaths.edit(actor.schoolId, made));
    },
    rename: async (form) => {
      await retitleNotebook(deps, actor, { id: form.text("id"), title: form.text("titulo") });
      return { done: true, message: "Título alterado." };
    },
    duplicate: async (form) => {
      await duplicateNotebook(deps, actor, form.text("id"));
      return { done: true, message: "Cópia criada, sem turmas." };
    },
    activate: async (form) => {
      const count = await activateNotebooks(deps, actor, { ids: ids(form.texts("id")), active: true });
      return { done: true, message: `${notebooksOf(count)} em uso de novo.` };
    },
    inactivate: async (form) => {
      const count = await activateNotebooks(deps, actor, { ids: ids(form.texts("id")), active: false });
      return { done: true, message: `${notebooksOf(count)} fora de uso: estudantes não veem mais.` };
    },
    delete: async (form) => {
      const gone = ids(form.texts("id"));
      const count = await removeNotebooks(deps, actor, gone);
      return { done: true, message: `${notebooksOf(count)} a menos.`, gone };
    },
    restore: async (form) => {
      const count = await bringBackNotebooks(deps, actor, ids(form.texts("id")));
      return { done: true, message: `${notebooksOf(count)} de volta.` };
    },
    classes: async (form) => {
      await updateNotebookClasses(deps, actor, { id: form.text("id"), classes: form.texts("turma") });
      return { done: true, message: "Turmas mudadas." };
    },
  };
}
