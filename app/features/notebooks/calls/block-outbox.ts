import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import type { BlockDraft } from "../domain/edited-block.ts";
import type { SyncStore } from "./notebook-sync.ts";

type Owner = { userId: string; notebookId: string };

/** Unconfirmed texts of a notebook on this device. */
export async function keptDrafts({ userId, notebookId }: Owner): Promise<BlockDraft[]> {
  const all = await (await deviceDatabase()).getAllFromIndex("blocks", "byUser", userId);
  return all.filter((each) => each.notebookId === notebookId).map(({ draft }) => draft);
}

export function deviceStore({ userId, notebookId }: Owner): SyncStore {
  const keyOf = (blockId: string) => `${userId}:${blockId}`;
  return {
    async put(draft) {
      await (await deviceDatabase()).put("blocks", { key: keyOf(draft.blockId), userId, notebookId, draft });
    },
    async remove(blockId, operation) {
      const db = await deviceDatabase();
      const stored = await db.get("blocks", keyOf(blockId));
      if (stored?.draft.operation === operation) await db.delete("blocks", keyOf(blockId));
    },
  };
}
