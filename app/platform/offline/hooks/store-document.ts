import { essayPaths } from "#app/features/essays/paths.ts";
import { materialPaths } from "#app/features/library/paths.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { isReleased } from "#app/platform/drafts/calls/device-owner.ts";
import { currentBuild } from "../calls/current-build.ts";
import {
  type DocumentKind,
  type DocumentPlace,
  deleteOfflineDocument,
  documentCacheOf,
  offlineDocuments,
  recordOfflineDocument,
} from "../calls/offline-documents.ts";
import type { OfflineCopy } from "../services/offline-copy.ts";
import { fetchPage, filesOf, fillCache, type KeptPage, registerOffline } from "./page-cache.ts";

/** Parts done, of all. */
export type StoringProgress = { done: number; all: number };

/** The addresses of a kind. */
type Addresses = {
  /** What is to be stored. */
  copy: (place: DocumentPlace) => string;
  page: (place: DocumentPlace, section?: string) => string;
  /** Of the service worker. */
  scope: (place: DocumentPlace) => string;
};

const addresses: Readonly<Record<DocumentKind, Addresses>> = {
  notebook: {
    copy: ({ schoolId, id }) => notebookPaths.copy(schoolId, id),
    page: ({ schoolId, id }, section) => notebookPaths.notebook(schoolId, id, section),
    scope: ({ schoolId }) => notebookPaths.notebooks(schoolId),
  },
  material: {
    copy: ({ id }) => materialPaths.copy(id),
    page: ({ id }) => materialPaths.material(id),
    scope: () => materialPaths.material(""),
  },
  essay: {
    copy: ({ id }) => essayPaths.copy(id),
    page: ({ id }) => essayPaths.essay(id),
    scope: () => essayPaths.essay(""),
  },
};

/** What is to be stored of a document; null: it may not be read any more. Throws without a network. */
export async function readCopy(place: DocumentPlace): Promise<OfflineCopy | null> {
  const response = await fetch(addresses[place.kind].copy(place));
  if (response.redirected || [401, 403, 404].includes(response.status)) return null;
  if (!response.ok) throw new Error("The copy cannot be had now");
  return (await response.json()) as OfflineCopy;
}

/** The page as its bare address opens it, then every section's. Null: refused. */
async function readPages(
  place: DocumentPlace,
  sections: readonly (string | undefined)[],
  onPart: () => void,
): Promise<KeptPage[] | null> {
  const pages: KeptPage[] = [];
  for (const section of sections) {
    const page = await fetchPage(addresses[place.kind].page(place, section));
    if (!page) return null;
    pages.push(page);
    onPart();
  }
  return pages;
}

/** Pages of sections that are gone go; files and pictures are compared by name. */
async function dropOldPages(cache: Cache, pages: readonly KeptPage[]): Promise<void> {
  const now = new Set(pages.map(({ address }) => new URL(address, window.location.href).href));
  for (const request of await cache.keys()) {
    const isFile = /^\/(?:assets|imagens)\//.test(new URL(request.url).pathname);
    if (!isFile && !now.has(request.url)) await cache.delete(request);
  }
}

/** Stores a document with its pictures. Returns whether it is stored; rejects on network failure. */
export async function storeDocument(
  userId: string,
  place: DocumentPlace,
  onProgress: (progress: StoringProgress) => void,
): Promise<boolean> {
  const { kind, schoolId, id } = place;
  const copy = await readCopy(place);
  const all = copy ? copy.sections.length + 2 + copy.pictures.length : 0;
  let done = 0;
  const onPart = () => onProgress({ done: Math.min(++done, all), all });
  // Noted first, so that a later clean-up finds it.
  const known = offlineDocuments(kind, userId).find((each) => each.id === id);
  if (!known) recordOfflineDocument(kind, userId, { schoolId, id, build: "", stamp: "", at: 0 });
  const pages = copy && (await readPages(place, [undefined, ...copy.sections], onPart));
  if (!pages) {
    await deleteOfflineDocument(userId, place);
    return false;
  }
  const cache = await caches.open(documentCacheOf(place));
  await dropOldPages(cache, pages);
  await fillCache(cache, { pages, files: await filesOf(pages), pictures: copy.pictures }, onPart);
  await registerOffline(addresses[kind].scope(place));
  if (isReleased(userId)) {
    await deleteOfflineDocument(userId, place);
    return false;
  }
  const at = Date.now();
  recordOfflineDocument(kind, userId, { schoolId, id, build: currentBuild(), stamp: copy.stamp, at });
  return true;
}

/** Updates one page of a stored document: with the answers since, and opening at this section. */
export async function refreshPage(userId: string, place: DocumentPlace, section: string): Promise<void> {
  const known = offlineDocuments(place.kind, userId).find((each) => each.id === place.id);
  if (known?.build !== currentBuild()) return;
  const bare = section === "" ? [undefined] : [undefined, section];
  const pages = await readPages(place, bare, () => undefined);
  if (!pages || isReleased(userId)) return;
  const cache = await caches.open(documentCacheOf(place));
  for (const { address, page } of pages) await cache.put(address, page);
}

/**
 * With a network: documents that the person can no longer read are deleted, those of another build are stored again.
 */
export async function refreshDocuments(userId: string, kind: DocumentKind): Promise<void> {
  for (const { schoolId, id, build, stamp } of offlineDocuments(kind, userId)) {
    const place = { kind, schoolId, id };
    if (stamp === "" || !(await readCopy(place))) await deleteOfflineDocument(userId, place);
    else if (build !== currentBuild()) await storeDocument(userId, place, () => undefined);
  }
}
