import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { FormHandler, FormOutcome } from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { LARGEST_AT_ONCE } from "#app/platform/uploads/domain/upload-owners.ts";
import { storeAtOnce } from "#app/platform/uploads/services/store-at-once.server.ts";
import {
  addVideo,
  type MaterialChange,
  materialChanges,
  materialsInUse,
  type UsedMaterial,
  updateMaterials,
} from "../../services/update-materials.server.ts";

export type LibraryField = "file" | "address" | "title" | "id";
/** The undo of a change; or the chosen materials that are in use, before they are deleted. */
export type LibraryExtra = {
  undo: { intent: MaterialChange; ids: string[] } | null;
  inUse: UsedMaterial[];
};

type Handler = FormHandler<LibraryField, LibraryExtra>;

const did: Readonly<Record<MaterialChange, readonly [string, string]>> = {
  activate: ["material ativado", "materiais ativados"],
  inactivate: ["material inativado", "materiais inativados"],
  delete: ["material excluído", "materiais excluídos"],
  restore: ["material restaurado", "materiais restaurados"],
  purge: ["material apagado de vez", "materiais apagados de vez"],
};
const opposite: Readonly<Partial<Record<MaterialChange, MaterialChange>>> = {
  activate: "inactivate",
  inactivate: "activate",
  delete: "restore",
};

/** Changes of the chosen materials, by intent; each but the last can be undone. */
export function changeForms(deps: Deps, viewer: Viewer, schoolId: string): Record<MaterialChange, Handler> {
  function handler(change: MaterialChange): Handler {
    return async (form): Promise<FormOutcome<LibraryField, LibraryExtra>> => {
      const chosen = form.texts("id", 64);
      if (change === "delete" && form.text("sure") !== "sim") {
        const inUse = await materialsInUse(deps, schoolId, chosen);
        if (inUse.length > 0) return { inUse };
      }
      const ids = await updateMaterials(deps, viewer, { schoolId, ids: chosen, change });
      const back = opposite[change];
      const undo = back && ids.length > 0 ? { intent: back, ids } : null;
      return { done: true, message: `${plural(ids.length, ...did[change])}.`, undo };
    };
  }
  return Object.fromEntries(materialChanges.map((change) => [change, handler(change)])) as Record<
    MaterialChange,
    Handler
  >;
}

/** A file in one request. `target`: the material whose file it replaces. */
export function uploadForm(deps: Deps, viewer: Viewer, schoolId: string, target: string | null): Handler {
  return async (form) => {
    const file = form.file("file");
    if (!file) throw new AppError("upload-no-file");
    if (file.size > LARGEST_AT_ONCE) throw new AppError("upload-at-once-too-large");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sent = { ownerKind: "school-material", owner: schoolId, target, name: file.name, bytes } as const;
    await storeAtOnce(deps, viewer, sent);
    return { done: true, message: "Arquivo enviado." };
  };
}

export function libraryForms(
  deps: Deps,
  viewer: Viewer,
  schoolId: string,
): Readonly<Record<string, Handler>> {
  return {
    ...changeForms(deps, viewer, schoolId),
    upload: uploadForm(deps, viewer, schoolId, null),
    video: async (form) => {
      const sent = { schoolId, title: form.text("title"), address: form.text("address", 600) };
      await addVideo(deps, viewer, sent);
      return { done: true, message: "Vídeo adicionado." };
    },
  };
}
