import { LARGEST_PICTURE } from "#app/domain/accounts/picture/accept-picture.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";

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
