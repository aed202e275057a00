import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { updateHistory } from "../../services/update-history.server.ts";

const LONGEST_ID = 16;

/** By intent. `deleted`: what can be undone. */
export function tutorHistoryForms(
  deps: Deps,
  viewer: Viewer,
): Readonly<Record<string, FormHandler<"id", { deleted?: string }>>> {
  return {
    delete: async (form) => {
      const id = form.text("id", LONGEST_ID);
      await updateHistory(deps, viewer, { id, restore: false });
      return { done: true, message: "Conversa apagada.", deleted: id };
    },
    restore: async (form) => {
      await updateHistory(deps, viewer, { id: form.text("id", LONGEST_ID), restore: true });
      return { done: true, message: "Conversa restaurada." };
    },
  };
}
