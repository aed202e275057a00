import { cacheNames } from "./device-caches.ts";
import { leaveOffline } from "./leave-offline.ts";

/** Kinds of documents that a device stores on request, each with its list and the caches of its documents. */
export const documentKinds = {
  notebook: { key: "farol-cadernos", prefix: "farol-caderno:" },
  material: { key: "farol-materiais", prefix: "farol-material:" },
  essay: { key: "farol-redacoes", prefix: "farol-redacao:" },
} as const;
export type DocumentKind = keyof typeof documentKinds;

/** `schoolId`: "" outside schools. */
export type DocumentPlace = { kind: DocumentKind; schoolId: string; id: string };
/** On this device. `build`: of its pages; `stamp`: of its text, "" until all of it is there; `at`: epoch milliseconds. */
type StoredDocument = { schoolId: string; id: string; build: string; stamp: string; at: number };
/** The list of notebooks was stored before there were others. */
type Stored = { userId: string; notebooks: StoredDocument[] };

export function documentCacheOf({ kind, id }: Pick<DocumentPlace, "kind" | "id">): string {
  return documentKinds[kind].prefix + id;
}

/** The documents of a kind that a person has on this device. */
export function offlineDocuments(kind: DocumentKind, userId: string): StoredDocument[] {
  try {
    const kept = JSON.parse(localStorage.getItem(documentKinds[kind].key) ?? "null") as Stored | null;
    return kept?.userId === userId ? kept.notebooks : [];
  } catch {
    return [];
  }
}

function storeList(kind: DocumentKind, userId: string, notebooks: readonly StoredDocument[]): void {
  localStorage.setItem(documentKinds[kind].key, JSON.stringify({ userId, notebooks }));
}

/** Stores the person as owner of a document's copy; signing out deletes the copies of the previous owner. */
export function recordOfflineDocument(kind: DocumentKind, userId: string, stored: StoredDocument): void {
  const others = offlineDocuments(kind, userId).filter(({ id }) => id !== stored.id);
  storeList(kind, userId, [stored, ...others]);
}

/** Removes a document from the device; with the last one the worker goes. Unsent answers and marks stay. */
export async function deleteOfflineDocument(userId: string, { kind, id }: DocumentPlace): Promise<void> {
  const others = offlineDocuments(kind, userId).filter((each) => each.id !== id);
  storeList(kind, userId, others);
  for (const name of await cacheNames())
    if (name === documentCacheOf({ kind, id })) await caches.delete(name);
  if (others.length === 0) await leaveOffline();
}
