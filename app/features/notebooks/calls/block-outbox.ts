import { deviceDrafts } from "#app/platform/drafts/calls/device-drafts.ts";
import type { BlockDraft } from "../domain/edited-block.ts";
import type { SyncStore } from "./notebook-ways.ts";

type Owner = { userId: string; notebookId: string };

const drafts = deviceDrafts<BlockDraft>("notebook", { isWork: () => true });

/** Unconfirmed texts of a notebook on this device. */
export function keptDrafts({ userId, notebookId }: Owner): Promise<BlockDraft[]> {
  return drafts.list(userId, `${notebookId}:`);
}

export function deviceStore({ userId, notebookId }: Owner): SyncStore {
  const placeOf = (blockId: string) => `${notebookId}:${blockId}`;
  return {
    put: (draft) => drafts.save(userId, placeOf(draft.blockId), draft),
    remove: (blockId, operation) =>
      drafts.change(userId, placeOf(blockId), (now) => (now.operation === operation ? null : now)),
  };
}
