import type { Deps } from "#app/platform/context/deps.ts";
import { isAccepted } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { missingPictures, picturePathsOf } from "../../domain/draft/draft-pictures.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { readPictures } from "./read-pictures.server.ts";
import { storePictures } from "./store-pictures.server.ts";

export type FileDraft = { fileName: string; name: string; line: number; draft: QuestionDraft };

/** Pictures per table read. */
const BATCH = 100;

/** Stores a file's new pictures; returns the drafts, quarantined if a picture is missing. */
export async function storeImportedPictures(
  deps: Deps,
  drafts: readonly FileDraft[],
  pictures: ReadonlyMap<string, Uint8Array>,
  dryRun: boolean,
): Promise<FileDraft[]> {
  const all = drafts.map(({ draft }) => draft);
  const stored = await readPictures(deps, all);
  const files = picturePathsOf(all).flatMap((path) => {
    const bytes = stored.has(path) ? undefined : pictures.get(path);
    return bytes && isAccepted(bytes) ? [{ path, bytes }] : [];
  });
  for (let start = 0; start < files.length && !dryRun; start += BATCH)
    await storePictures(deps, files.slice(start, start + BATCH));
  const sent = new Set([...stored.keys(), ...files.map(({ path }) => path)]);
  return drafts.map((each) => {
    const [missing] = missingPictures(each.draft, sent);
    if (missing === undefined || each.draft.status === "quarantined") return each;
    const quarantineReason = `imagem não fornecida: ${missing}`;
    return { ...each, draft: { ...each.draft, status: "quarantined", quarantineReason } };
  });
}
