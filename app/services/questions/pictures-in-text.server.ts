import { picturePathsIn } from "#app/domain/questions/picture-markdown.ts";
import { filePaths } from "#app/paths/files.ts";
import { storedPictures } from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";

/** Pictures by the path in the text; no trip without any. */
export async function picturesInText(deps: Deps, text: string) {
  const wanted = picturePathsIn([text]);
  if (wanted.length === 0) return new Map();
  const [stored] = await deps.read(storedPictures(deps.db, wanted));
  return new Map(stored.map((each) => [each.path, { ...each, src: filePaths.picture(each.key) }]));
}
