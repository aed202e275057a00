import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { acceptPicture } from "#app/platform/pictures/domain/accept-picture.ts";
import { inspectPicture } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { LARGEST_SHOWN_PHOTO, LONGEST_SHOWN_SIDE } from "../domain/shown-photo.ts";

/** A photo as a provider may see it, judged by its bytes and without metadata. Throws assistant-photo, assistant-blind. */
export function acceptPhoto({ assistant }: Deps, sent: Uint8Array): Uint8Array {
  if (!assistant.model.sees) throw new AppError("assistant-blind");
  const known = sent.length > LARGEST_SHOWN_PHOTO ? null : inspectPicture(sent);
  const isSmall = known !== null && Math.max(known.width, known.height) <= LONGEST_SHOWN_SIDE;
  const photo = isSmall ? acceptPicture(sent, known) : null;
  if (!photo) throw new AppError("assistant-photo");
  return photo.bytes;
}
