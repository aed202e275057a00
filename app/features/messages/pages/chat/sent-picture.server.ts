import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { LARGEST_PICTURE } from "#app/platform/pictures/domain/accept-picture.ts";

/** What is wrong with a picture is shown at its field. */
export const pictureCodes = {
  "picture-too-large": "picture",
  "picture-not-accepted": "picture",
  "upload-no-space": "picture",
  "auth/too-many-requests": null,
} as const;

/** The picture of a form, or null. Throws picture-too-large before it is read. */
export async function sentPicture(form: SentForm): Promise<Uint8Array | null> {
  const file = form.file("picture");
  if (!file) return null;
  if (file.size > LARGEST_PICTURE) throw new AppError("picture-too-large");
  return new Uint8Array(await file.arrayBuffer());
}
