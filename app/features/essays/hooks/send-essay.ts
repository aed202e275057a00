import { thisDevice } from "#app/platform/drafts/calls/this-device.ts";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { type Posted, postRoute } from "#app/platform/requests/calls/post-route.ts";
import type { EssayOnDevice } from "../calls/essay-store.ts";
import { essayPaths } from "../paths.ts";
import type { SavedEssay } from "../services/save-essay.server.ts";

export type EssayReply = FormReply<string, { saved: SavedEssay; handedInAt: number }>;

/** Saves what the device has. */
export async function sendEssay(essay: EssayOnDevice): Promise<Posted<EssayReply>> {
  return postRoute<EssayReply>(essayPaths.essay(essay.id), {
    intent: "save",
    revisao: String(essay.base),
    texto: essay.text,
    plano: JSON.stringify(essay.outline),
    segundos: String(essay.spent),
    aparelho: await thisDevice(),
    escolhido: essay.settles ? "sim" : "",
  });
}

export function sendHandIn(id: string, base: number, way: "text" | "photos"): Promise<Posted<EssayReply>> {
  return postRoute<EssayReply>(essayPaths.essay(id), {
    intent: "hand-in",
    revisao: String(base),
    modo: way,
  });
}

/** `photoId`: idempotency key. */
export function sendEssayPhoto(id: string, photoId: string, photo: Blob): Promise<Posted<EssayReply>> {
  const file = new File([photo], "folha.jpg", { type: "image/jpeg" });
  return postRoute<EssayReply>(essayPaths.essay(id), {
    intent: "photo",
    foto: photoId,
    arquivo: file,
  });
}

type Sheet = { schoolId: string; taskId: string; photoId: string };

/** A sheet for a student of the task; idempotent. */
export function postSheet(sheet: Sheet, person: string, photo: Blob): Promise<Posted<FormReply>> {
  return postRoute<FormReply>(essayPaths.schoolSheets(sheet.schoolId, {}), {
    intent: "send-sheet",
    tarefa: sheet.taskId,
    foto: sheet.photoId,
    estudante: person,
    arquivo: new File([photo], "folha.jpg", { type: "image/jpeg" }),
  });
}

/** Removes a sheet that this person sent from its draft. */
export function postSheetOff({ schoolId, taskId, photoId }: Sheet): Promise<Posted<FormReply>> {
  const fields = { intent: "take-off", tarefa: taskId, foto: photoId };
  return postRoute<FormReply>(essayPaths.schoolSheets(schoolId, {}), fields);
}

type PhotoChange = { intent: "remove-photo" | "arrange"; foto: readonly string[] };

/** Removes a photograph, or reorders all. */
export function sendPhotoChange(id: string, { intent, foto }: PhotoChange): Promise<Posted<EssayReply>> {
  return postRoute<EssayReply>(essayPaths.essay(id), { intent, foto: foto.join(" ") });
}
