import type { Deps } from "#app/platform/context/deps.ts";
import { type DraftTexts, picturePathsOf } from "../../domain/draft/draft-pictures.ts";
import { storedPictures } from "../../queries/storing.server.ts";

type StoredPicture = { path: string; key: string; width: number | null; height: number | null };

/** Stored pictures of the drafts, by path. One round trip, none without pictures. */
export async function readPictures(
  deps: Deps,
  drafts: readonly DraftTexts[],
): Promise<Map<string, StoredPicture>> {
  const paths = picturePathsOf(drafts);
  if (paths.length === 0) return new Map();
  const stored = await deps.read(storedPictures(deps.db, paths));
  return new Map(stored.map((picture) => [picture.path, picture]));
}
