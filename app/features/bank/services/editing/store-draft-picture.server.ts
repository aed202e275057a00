import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { acceptedPicture } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { slug } from "#app/platform/text/normalize.ts";
import { extensionOf, storePictures } from "../storing/store-pictures.server.ts";

/** Bytes. */
const LARGEST = 2 * 1024 * 1024;

/** Returns a path in the owner's `folder`. Idempotent by bytes. Throws figure-too-large, figure-not-accepted. */
export async function storeDraftPicture(deps: Deps, folder: string, file: File): Promise<string> {
  if (file.size > LARGEST) throw new AppError("figure-too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await acceptedPicture(bytes);
  if (!picture) throw new AppError("figure-not-accepted");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hash = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const title = slug(file.name.replace(/\.[^.]*$/, "")).slice(0, 60) || "figura";
  const path = `${folder}/${hash}/${title}.${extensionOf(picture.type)}`;
  await storePictures(deps, [{ path, bytes }]);
  return path;
}
