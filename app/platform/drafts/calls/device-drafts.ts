import { DAY_MS } from "#app/platform/time/units.ts";
import { deviceDatabase, type StoredDraft } from "./device-database.ts";
import { isReleased } from "./device-owner.ts";
import { takeOverStorage } from "./stored-before.ts";

/** Milliseconds after which a forgotten draft is deleted. */
const LONGEST_AGE = 30 * DAY_MS;

let takenOver: Promise<void> | null = null;

/** Once per page: what earlier versions stored elsewhere, and no draft that is too old. */
async function openDrafts() {
  const db = await deviceDatabase();
  takenOver ??= (async () => {
    await takeOverStorage((key, draft) => db.put("drafts", { key, at: Date.now(), draft }));
    for (const { key, at, isWork } of await db.getAll("drafts"))
      if (!isWork && at < Date.now() - LONGEST_AGE) await db.delete("drafts", key);
  })();
  await takenOver;
  return db;
}

/** Signing out deletes all drafts but unsent work, which stays for its person and is shown to nobody else (SEC-29). */
export async function releaseDrafts(): Promise<void> {
  const db = await deviceDatabase();
  for (const { key, isWork } of await db.getAll("drafts")) if (!isWork) await db.delete("drafts", key);
}

type Rules<Draft> = {
  /** Of a draft that the server must still get. */
  isWork?: (draft: Draft) => boolean;
  /** The next person at the device may have them: a visitor who signs in. */
  isShared?: boolean;
};

/**
 * Drafts of one kind on this device, by person ("" for a visitor) and place. Each change is written at once: the browser
 * can be killed at any moment. No failure of the storage reaches the page.
 */
export function deviceDrafts<Draft>(kind: string, { isWork, isShared }: Rules<Draft> = {}) {
  const keyOf = (userId: string, place: string) => `${kind}:${userId}:${place}`;
  const stored = (userId: string, place: string, draft: Draft): StoredDraft => ({
    ...{ key: keyOf(userId, place), at: Date.now(), draft },
    ...(isWork?.(draft) && { isWork: true }),
  });
  const isGone = (userId: string) => !isShared && isReleased(userId);
  return {
    async save(userId: string, place: string, draft: Draft): Promise<void> {
      try {
        const db = await deviceDatabase();
        if (isWork?.(draft) || !isGone(userId)) await db.put("drafts", stored(userId, place, draft));
      } catch {
        // A full device: the page itself still has it.
      }
    },
    async find(userId: string, place: string): Promise<Draft | null> {
      try {
        const found = await (await openDrafts()).get("drafts", keyOf(userId, place));
        return found && !isGone(userId) ? (found.draft as Draft) : null;
      } catch {
        return null;
      }
    },
    /** Those whose place begins so. */
    async list(userId: string, place: string): Promise<Draft[]> {
      try {
        const from = keyOf(userId, place);
        const range = IDBKeyRange.bound(from, `${from}\uffff`);
        const found = await (await openDrafts()).getAll("drafts", range);
        return isGone(userId) ? [] : found.map(({ draft }) => draft as Draft);
      } catch {
        return [];
      }
    },
    /** Puts what `change` makes of the stored draft in its place; null: deletes it. */
    async change(userId: string, place: string, change: (draft: Draft) => Draft | null): Promise<void> {
      try {
        const transaction = (await deviceDatabase()).transaction("drafts", "readwrite");
        const found = await transaction.store.get(keyOf(userId, place));
        const next = found && change(found.draft as Draft);
        if (next === null) await transaction.store.delete(keyOf(userId, place));
        else if (next !== undefined) await transaction.store.put(stored(userId, place, next));
        await transaction.done;
      } catch {
        // It is as it was, and sent once more.
      }
    },
    async delete(userId: string, place: string): Promise<void> {
      try {
        await (await deviceDatabase()).delete("drafts", keyOf(userId, place));
      } catch {
        // It is deleted when it is too old.
      }
    },
  };
}
