import { leaveOffline } from "#app/calls/offline/leave-offline.ts";

/** A notebook on this device. `build`: of its pages; `stamp`: of its text, "" until all of it is there; `at`: epoch milliseconds. */
export type OfflineNotebook = { schoolId: string; id: string; build: string; stamp: string; at: number };
type OfflineNotebooks = { userId: string; notebooks: OfflineNotebook[] };

const KEY = "farol-cadernos";
const PREFIX = "farol-caderno:";

export function notebookCacheOf(id: string): string {
  return PREFIX + id;
}

/** The notebooks of a person on this device. */
export function offlineNotebooks(userId: string): OfflineNotebook[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as OfflineNotebooks | null;
    return kept?.userId === userId ? kept.notebooks : [];
  } catch {
    return [];
  }
}

/** Stores the person as owner of a notebook's copy; signing out deletes the copies of the previous owner. */
export function noteOfflineNotebook(userId: string, notebook: OfflineNotebook): void {
  const others = offlineNotebooks(userId).filter(({ id }) => id !== notebook.id);
  localStorage.setItem(KEY, JSON.stringify({ userId, notebooks: [notebook, ...others] }));
}

/** Removes a notebook from the device; with the last one the worker goes. Unsent answers and marks stay. */
export async function forgetNotebook(userId: string, id: string): Promise<void> {
  const notebooks = offlineNotebooks(userId).filter((each) => each.id !== id);
  localStorage.setItem(KEY, JSON.stringify({ userId, notebooks }));
  await caches.delete(notebookCacheOf(id));
  if (notebooks.length === 0) await leaveOffline();
}
