import { acceptPicture } from "#app/domain/accounts/picture/accept-picture.ts";
import { LARGEST_SHOWN_PHOTO, LONGEST_SHOWN_SIDE } from "#app/domain/assistant/shown-photo.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";
import { inspectPicture } from "../questions/accepted-picture.server.ts";

/** A photo as a provider may see it, judged by its bytes and without metadata. Throws assistant-photo, assistant-blind. */
export function acceptPhoto({ assistant }: Deps, sent: Uint8Array): Uint8Array {
  if (!assistant.model.sees) throw new AppError("assistant-blind");
  const known = sent.length > LARGEST_SHOWN_PHOTO ? null : inspectPicture(sent);
  const isSmall = known !== null && Math.max(known.width, known.height) <= LONGEST_SHOWN_SIDE;
  const photo = isSmall ? acceptPicture(sent, known) : null;
  if (!photo) throw new AppError("assistant-photo");
  return photo.bytes;
}
