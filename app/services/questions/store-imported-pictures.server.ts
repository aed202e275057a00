import { picturePathsOf } from "#app/domain/exchange/picture-names.ts";
import { storedPictures } from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";
import type { FileDraft } from "./import-questions.server.ts";
import { inspectPicture, storePictures } from "./store-pictures.server.ts";

/** Pictures stored between two looks at the table. */
const BATCH = 100;

/**
 * Stores the pictures that came with a file, never over one the bank has, and gives the drafts back: one that shows a
 * picture nobody has is quarantined.
 */
export async function storeImportedPictures(
  deps: Deps,
  drafts: readonly FileDraft[],
  pictures: ReadonlyMap<string, Uint8Array>,
  dryRun: boolean,
): Promise<FileDraft[]> {
  const asked = [...new Set(drafts.flatMap(({ draft }) => picturePathsOf(draft)))];
  if (asked.length === 0) return [...drafts];
  const [stored] = await deps.read(storedPictures(deps.db, asked));
  const shown = new Set(stored.map(({ path }) => path));
  const files = asked.flatMap((path) => {
    const bytes = shown.has(path) ? undefined : pictures.get(path);
    return bytes && inspectPicture(bytes) ? [{ path, bytes }] : [];
  });
  for (let start = 0; start < files.length && !dryRun; start += BATCH)
    await storePictures(deps, files.slice(start, start + BATCH));
  for (const { path } of files) shown.add(path);
  return drafts.map((each) => {
    const missing = picturePathsOf(each.draft).find((path) => !shown.has(path));
    if (missing === undefined || each.draft.status === "quarantined") return each;
    const quarantineReason = `imagem não fornecida: ${missing}`;
    return { ...each, draft: { ...each.draft, status: "quarantined", quarantineReason } };
  });
}
