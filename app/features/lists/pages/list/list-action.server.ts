import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { LIST_TEXTS } from "../../domain/list.ts";
import { listPaths } from "../../paths.ts";
import {
  addHeading,
  moveListItem,
  removeListItem,
  restoreListItem,
} from "../../services/change-items.server.ts";
import { duplicateList } from "../../services/copy-list.server.ts";
import { deleteList, restoreList } from "../../services/delete-list.server.ts";
import { editList, type SentList } from "../../services/edit-list.server.ts";
import { followList } from "../../services/follow-list.server.ts";
import type { ListField } from "./edit-list.tsx";

type Forms = Readonly<Record<string, FormHandler<ListField>>>;

/** Longer texts need not come back to their field. */
const LONGEST_TYPED = LIST_TEXTS.description * 2;

/** Fields that the form does not have stay as they are. */
function sentList(form: SentForm, id: string): SentList {
  const has = (name: string) => form.texts(name, LONGEST_TYPED).length > 0;
  const text = (name: string) => form.text(name, LONGEST_TYPED);
  return {
    id,
    ...(has("nome") ? { name: text("nome") } : {}),
    ...(has("descricao") ? { description: text("descricao") } : {}),
    ...(has("etiquetas") ? { tags: [text("etiquetas")] } : {}),
    ...(has("cor") ? { colour: text("cor") } : {}),
    ...(has("quem") ? { visibility: text("quem") } : {}),
  };
}

/** Order and headings. */
function itemForms(deps: Deps, viewer: Viewer, id: string): Forms {
  const place = (form: SentForm) => form.text("lugar", 220);
  return {
    move: async (form) => {
      await moveListItem(deps, viewer, { id, item: form.text("item", 20), place: place(form) });
      return { done: true };
    },
    remove: async (form) => {
      await removeListItem(deps, viewer, { id, item: form.text("item", 20) });
      return { done: true };
    },
    put: async (form) => {
      const back = { item: form.text("item", 20), heading: form.text("titulo") };
      await restoreListItem(deps, viewer, { id, ...back, place: place(form) });
      return { done: true };
    },
    heading: async (form) => {
      await addHeading(deps, viewer, { id, text: form.text("titulo", LONGEST_TYPED) });
      return { done: true, message: "Título incluído no fim da lista." };
    },
  };
}

/** By intent. */
export function listForms(deps: Deps, viewer: Viewer, id: string): Forms {
  return {
    ...itemForms(deps, viewer, id),
    edit: async (form) => {
      await editList(deps, viewer, sentList(form, id));
      return { done: true, message: "Mudanças salvas." };
    },
    follow: async () => {
      await followList(deps, viewer, { id, follow: true });
      return { done: true, message: "Agora você segue esta lista." };
    },
    unfollow: async () => {
      await followList(deps, viewer, { id, follow: false });
      return redirectFor(listPaths.lists({ aba: "seguidas" }));
    },
    copy: async () => redirectFor(listPaths.list(await duplicateList(deps, viewer, id))),
    delete: async () => {
      await deleteList(deps, viewer, id);
      return { done: true };
    },
    restore: async () => {
      const { name } = await restoreList(deps, viewer, id);
      return { done: true, message: `${name} está de volta.` };
    },
  };
}
