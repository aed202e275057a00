import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { listCover } from "../domain/list-cover.ts";
import { coverOfList } from "../queries/reading.server.ts";

const TYPE = "image/svg+xml";
/** Covers of one list that are dropped at once: one remains of a change. */
const MOST_COVERS = 50;

function folderOf(owner: number, id = ""): string {
  return `list-covers/${owner}/${id}`;
}

/** The picture of a list, drawn and stored when it is first requested. One round trip. Throws list-not-found. */
export async function loadCover(deps: Deps, viewer: Viewer | null, id: string) {
  const [row] = await deps.read(coverOfList(deps.db, id, viewer?.num ?? null));
  if (!row) throw new AppError("list-not-found");
  const key = `${folderOf(row.owner, row.id)}-${row.version}.svg`;
  const stored = await deps.files.get(key);
  if (stored) return { body: stored.body, type: TYPE, version: row.version };
  const drawn = listCover(row);
  deps.later(({ files }) => files.put(key, new TextEncoder().encode(drawn), TYPE));
  return { body: drawn, type: TYPE, version: row.version };
}

/** Drops stored covers of a list, after the response; `except`: the version that stays. */
export function deleteCovers(
  deps: Deps,
  { owner, id, except }: { owner: number; id: string; except?: number },
): void {
  deps.later(async ({ fileParts }) => {
    const { found } = await fileParts.list(`${folderOf(owner, id)}-`, "", MOST_COVERS);
    const old = found.map(({ key }) => key).filter((key) => !key.endsWith(`-${except}.svg`));
    if (old.length > 0) await fileParts.deleteAll(old);
  });
}

/** Drops the covers of a person's lists, after the response. */
export function deleteCoversOf(deps: Deps, owner: number): void {
  deps.later(async ({ fileParts }) => {
    for (let after = ""; ; ) {
      const { found, next } = await fileParts.list(folderOf(owner), after, 1000);
      if (found.length > 0) await fileParts.deleteAll(found.map(({ key }) => key));
      if (next === null) return;
      after = next;
    }
  });
}
