import {
  forgetNotebook,
  notebookCacheOf,
  noteOfflineNotebook,
  offlineNotebooks,
} from "#app/calls/notebooks/offline-notebooks.ts";
import { currentBuild } from "#app/calls/offline/current-build.ts";
import { isReleased } from "#app/calls/shell/device-owner.ts";
import {
  fetchPage,
  filesOf,
  fillCache,
  type KeptPage,
  registerOffline,
} from "#app/hooks/offline/page-cache.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { NotebookCopy } from "#app/services/notebooks/copy-offline.server.ts";

type Whose = { userId: string; schoolId: string; id: string };
/** Parts done, of all. */
export type StoringProgress = { done: number; all: number };

/** What is to be stored of a notebook; null: it may not be read any more. Throws without a network. */
export async function readCopy(schoolId: string, id: string): Promise<NotebookCopy | null> {
  const response = await fetch(notebookPaths.copy(schoolId, id));
  if (response.redirected || [401, 403, 404].includes(response.status)) return null;
  if (!response.ok) throw new Error("The copy cannot be had now");
  return (await response.json()) as NotebookCopy;
}

/** The page as its bare address opens it, then every section's. Null: refused. */
async function readPages(
  { schoolId, id }: Whose,
  sections: readonly string[],
  onPart: () => void,
): Promise<KeptPage[] | null> {
  const pages: KeptPage[] = [];
  for (const section of [undefined, ...sections]) {
    const page = await fetchPage(notebookPaths.notebook(schoolId, id, section));
    if (!page) return null;
    pages.push(page);
    onPart();
  }
  return pages;
}

/** Stores a notebook with its pictures. Returns whether it is stored; rejects on network failure. */
export async function storeNotebook(
  whose: Whose,
  onProgress: (progress: StoringProgress) => void,
): Promise<boolean> {
  const { userId, schoolId, id } = whose;
  const copy = await readCopy(schoolId, id);
  const all = copy ? copy.sections.length + 2 + copy.pictures.length : 0;
  let done = 0;
  const onPart = () => onProgress({ done: Math.min(++done, all), all });
  // Noted first, so that a later clean-up finds it.
  const known = offlineNotebooks(userId).find((each) => each.id === id);
  if (!known) noteOfflineNotebook(userId, { schoolId, id, build: "", stamp: "", at: 0 });
  const pages = copy && (await readPages(whose, copy.sections, onPart));
  if (!pages) {
    await forgetNotebook(userId, id);
    return false;
  }
  const cache = await caches.open(notebookCacheOf(id));
  // Sections that are gone go; files and pictures are compared by name.
  const now = new Set(pages.map(({ address }) => new URL(address, window.location.href).href));
  for (const request of await cache.keys())
    if (request.url.includes("/cadernos/") && !now.has(request.url)) await cache.delete(request);
  await fillCache(cache, { pages, files: await filesOf(pages), pictures: copy.pictures }, onPart);
  await registerOffline(notebookPaths.notebooks(schoolId));
  if (isReleased(userId)) {
    await forgetNotebook(userId, id);
    return false;
  }
  noteOfflineNotebook(userId, { schoolId, id, build: currentBuild(), stamp: copy.stamp, at: Date.now() });
  return true;
}

/** Stores one page of a stored notebook again: what was answered since is on it, and it opens at this section. */
export async function refreshPage({ userId, schoolId, id }: Whose, section: string): Promise<void> {
  const known = offlineNotebooks(userId).find((each) => each.id === id);
  if (known?.build !== currentBuild()) return;
  const pages = await readPages({ userId, schoolId, id }, [section], () => undefined);
  if (!pages || isReleased(userId)) return;
  const cache = await caches.open(notebookCacheOf(id));
  for (const { address, page } of pages) await cache.put(address, page);
}

/** With a network: notebooks that the person reads no more leave the device, those of another build are stored again. */
export async function refreshNotebooks(userId: string): Promise<void> {
  for (const { schoolId, id, build, stamp } of offlineNotebooks(userId)) {
    if (stamp === "" || !(await readCopy(schoolId, id))) await forgetNotebook(userId, id);
    else if (build !== currentBuild()) await storeNotebook({ userId, schoolId, id }, () => undefined);
  }
}
