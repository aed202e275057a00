import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import type { SaveExtra, SaveField } from "../../domain/save-view.ts";
import { createList } from "../../services/create-list.server.ts";
import { loadSaveMenu } from "../../services/load-save-menu.server.ts";
import { saveQuestionToList } from "../../services/save-question.server.ts";

/** By intent. Every reply has the lists as they are now. */
export function saveForms(
  deps: Deps,
  viewer: Viewer,
  ord: number,
): Readonly<Record<string, FormHandler<SaveField, SaveExtra>>> {
  const lists = () => loadSaveMenu(deps, viewer, ord);
  const change = (isAdd: boolean) => async (form: SentForm) => {
    const id = form.text("lista", 64);
    const { name } = await saveQuestionToList(deps, viewer, { id, ord, isAdd });
    const message = isAdd ? `Salva em ${name}.` : `Tirada de ${name}.`;
    return { done: true, message, lists: await lists(), saved: isAdd ? id : null };
  };
  return {
    add: change(true),
    remove: change(false),
    create: async (form) => {
      const { id } = await createList(deps, viewer, { name: form.text("nome"), colour: "", ords: [ord] });
      return { done: true, message: "Lista criada, com a questão.", lists: await lists(), saved: id };
    },
  };
}
