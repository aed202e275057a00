import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { moveFormerStores } from "./former-stores.ts";

/** What features store, by what it is: each adds its own in `calls/ports.d.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it.
export interface DraftPayloads {}

/** A session for offline use: changes, position, display times (`sent`: known to the server), questions. */
export type Copy = { key: string; userId: string; sessionId: string } & (
  | { item: DraftPayloads["practiceItem"] }
  | { head: DraftPayloads["practiceHead"] }
  | { question: object }
  | { time: DraftPayloads["practiceTime"]; sent: number }
  | { revision: number; known?: DraftPayloads["known"] | null }
);

/** Work on its way to the server (`outbox.ts`). `seq`: in the order it was stored. */
type StoredEntry = {
  seq?: number;
  key: string;
  kind: string;
  userId: string;
  queue: string;
  payload: unknown;
};

/**
 * What is being typed and the server has not accepted. `key`: kind, person and place; `at`: epoch milliseconds. `isWork`:
 * it stays for its person when they sign out, however old it is.
 */
export type StoredDraft = { key: string; at: number; draft: unknown; isWork?: boolean };

interface DeviceSchema extends DBSchema {
  outbox: { key: number; value: StoredEntry; indexes: { byKey: string; byKind: [string, string] } };
  drafts: { key: string; value: StoredDraft };
  practiceCopies: { key: string; value: Copy };
  names: { key: string; value: { key: string; value: string } };
}

type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const VERSION = 13;

type Opening = { release: () => void; move: typeof moveFormerStores | null; onFormer: () => void };

/** `onFormer`: the device has a former version, and `move` is needed; nothing of it is changed. */
function openStores({ release, move, onFormer }: Opening): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>("farol", VERSION, {
    upgrade: async (db, from, _to, transaction) => {
      // An abort rejects the opening, too.
      transaction.done.catch(() => undefined);
      if (from > 0 && !move) {
        onFormer();
        transaction.abort();
        return;
      }
      const has = (name: (typeof db.objectStoreNames)[number]) => db.objectStoreNames.contains(name);
      for (const name of ["practiceCopies", "drafts", "names"] as const)
        if (!has(name)) db.createObjectStore(name, { keyPath: "key" });
      const outbox = db.createObjectStore("outbox", { keyPath: "seq", autoIncrement: true });
      outbox.createIndex("byKey", "key", { unique: true });
      outbox.createIndex("byKind", ["userId", "kind"]);
      // All or nothing: without it a failure would leave a new version without its rows.
      await move?.(transaction).catch(() => transaction.abort());
    },
    blocking: release,
    terminated: release,
  });
}

async function openOnDisk(release: () => void): Promise<DeviceDatabase> {
  let isFormer = false;
  const onFormer = () => {
    isFormer = true;
  };
  try {
    return await openStores({ release, move: null, onFormer });
  } catch (error) {
    if (!isFormer) throw error;
    const { moveFormerStores } = await import("./former-stores.ts");
    return openStores({ release, move: moveFormerStores, onFormer });
  }
}

/** Where the browser refuses IndexedDB (strict settings, some WebViews): the same in memory, which ends with the page. */
async function openDevice(release: () => void): Promise<DeviceDatabase> {
  try {
    // A browser without IndexedDB throws at once, a strict one later.
    return await openOnDisk(release);
  } catch {
    await import("fake-indexeddb/auto");
    return openStores({ release, move: null, onFormer: () => undefined });
  }
}

let database: Promise<DeviceDatabase> | null = null;

/** A newer page in another tab must not wait for this one. */
function release(): void {
  database?.then((open) => open.close()).catch(() => undefined);
  database = null;
}

/** IndexedDB, because localStorage loses the last writes when the browser is killed (K11). */
export function deviceDatabase(): Promise<DeviceDatabase> {
  database ??= openDevice(release);
  return database;
}
