import { fileKinds } from "#app/platform/uploads/domain/file-kind.ts";
import { materialKindLabels } from "./material-texts.ts";

/** A page written here, or one of the kinds of a file; a video is an address or an mp4. */
export const studyKinds = ["page", ...fileKinds] as const;
export type StudyKind = (typeof studyKinds)[number];

export const studyKindLabels: Readonly<Record<StudyKind, string>> = {
  page: "Página de estudo",
  ...materialKindLabels,
};
