import { picturePathsIn } from "#app/domain/questions/picture-markdown.ts";
import type { PictureSource } from "#app/domain/questions/rendering/markdown-tree.ts";
import { filePaths } from "#app/paths/files.ts";
import { storedPictures } from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";

/** Stored pictures by the path in the texts; no trip without any. */
export async function picturesOfText(
  deps: Deps,
  texts: readonly string[],
): Promise<ReadonlyMap<string, PictureSource>> {
  const wanted = picturePathsIn(texts);
  if (wanted.length === 0) return new Map();
  const [stored] = await deps.read(storedPictures(deps.db, wanted));
  return new Map(stored.map((each) => [each.path, { ...each, src: filePaths.picture(each.key) }]));
}
