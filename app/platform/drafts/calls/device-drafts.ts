import { DAY_MS } from "#app/platform/time/units.ts";
import { deviceDatabase } from "./device-database.ts";
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
    for (const { key, at } of await db.getAll("drafts"))
      if (at < Date.now() - LONGEST_AGE) await db.delete("drafts", key);
  })();
  await takenOver;
  return db;
}

/**
 * Drafts of one kind on this device, by person ("" for a visitor) and place. Each change is written at once: the browser
 * can be killed at any moment. Signing out deletes them all; no failure of the storage reaches the page.
 */
export function deviceDrafts<Draft>(kind: string) {
  const keyOf = (userId: string, place: string) => `${kind}:${userId}:${place}`;
  return {
    async save(userId: string, place: string, draft: Draft): Promise<void> {
      try {
        const db = await deviceDatabase();
        if (!isReleased(userId)) await db.put("drafts", { key: keyOf(userId, place), at: Date.now(), draft });
      } catch {
        // A full device: the page itself still has it.
      }
    },
    async find(userId: string, place: string): Promise<Draft | null> {
      try {
        const found = await (await openDrafts()).get("drafts", keyOf(userId, place));
        return found && !isReleased(userId) ? (found.draft as Draft) : null;
      } catch {
        return null;
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
