import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { renameTo } from "../../services/update-materials.server.ts";
import {
  changeForms,
  type LibraryExtra,
  type LibraryField,
  uploadForm,
} from "../library/library-action.server.ts";

/** The forms of one material, by intent. */
export function materialForms(
  deps: Deps,
  viewer: Viewer,
  { schoolId, id }: { schoolId: string; id: string },
): Readonly<Record<string, FormHandler<LibraryField, LibraryExtra>>> {
  return {
    ...changeForms(deps, viewer, schoolId),
    upload: uploadForm(deps, viewer, schoolId, id),
    rename: async (form) => {
      await renameTo(deps, viewer, { schoolId, id, title: form.text("title") });
      return { done: true, message: "Título salvo." };
    },
  };
}
