import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps, StoredFile } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isOfficial } from "#app/platform/text/product.ts";
import { mayHavePicture } from "../domain/avatar.ts";
import { profileOf } from "../queries/profiles.server.ts";
import { pictureFile } from "./change-picture.server.ts";
import { isSeenBy } from "./seen-profile.ts";

/** A person's picture, if the viewer may see their profile. Throws picture-not-found otherwise. */
export async function loadPicture(
  deps: Deps,
  viewer: Viewer | null,
  userId: string,
): Promise<StoredFile & { key: string }> {
  const [row] = await deps.read(profileOf(deps.db, userId, viewer?.id ?? null));
  const key = row?.picture;
  if (!row || !key || !isSeenBy(row, viewer)) throw new AppError("picture-not-found");
  if (!mayHavePicture({ inSchool: row.inSchool, isOfficial: isOfficial(row.id) }))
    throw new AppError("picture-not-found");
  const file = await deps.files.get(pictureFile(key));
  if (!file) throw new AppError("picture-not-found");
  return { ...file, key };
}
