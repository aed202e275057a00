import type { Deps } from "#app/platform/context/deps.ts";
import type { PictureSource } from "#app/platform/math/domain/markdown-tree.ts";
import { filePaths } from "#app/platform/paths/files.ts";
import { picturePathsIn } from "../domain/picture-markdown.ts";
import { storedPictures } from "../queries/storing.server.ts";

/** Stored pictures by the path in the texts; no trip without any. */
export async function picturesOfText(
  deps: Deps,
  texts: readonly string[],
): Promise<ReadonlyMap<string, PictureSource>> {
  const wanted = picturePathsIn(texts);
  if (wanted.length === 0) return new Map();
  const stored = await deps.read(storedPictures(deps.db, wanted));
  return new Map(stored.map((each) => [each.path, { ...each, src: filePaths.picture(each.key) }]));
}
