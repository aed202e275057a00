import { practicePaths } from "#app/features/practice/paths.ts";

const ASSET = /\/assets\/[\w.-]+/g;
/** The viewer is signed out, or may not read it any more. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404]);

export type KeptPage = { address: string; page: Response; html: string };

export function canStoreOffline(): boolean {
  try {
    return Boolean(navigator.serviceWorker && window.caches);
  } catch {
    // Both throw where strict settings refuse storage.
    return false;
  }
}

/** A page, stamped with its time; null if it is refused. Throws where it cannot be had now. */
export async function fetchPage(address: string): Promise<KeptPage | null> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (response.redirected || REFUSED.has(response.status)) return null;
  if (!response.ok) throw new Error("The page cannot be had now");
  // Its clock uses this moment, not the one when it is opened (use-server-clock.ts).
  const html = (await response.text()).replace("<html ", `<html data-kept-at="${Date.now()}" `);
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return { address, page: new Response(html, { headers }), html };
}

/** What this build needs without a network; `bytes`: of all. */
export async function buildFiles(): Promise<{ files: string[]; bytes: number }> {
  const response = await fetch(practicePaths.offline("arquivos.json"));
  if (!response.ok) throw new Error("This build lists no files");
  return (await response.json()) as { files: string[]; bytes: number };
}

/** The files of the build's list and of the pages. */
export async function filesOf(pages: readonly KeptPage[]): Promise<string[]> {
  const { files } = await buildFiles();
  const named = pages.flatMap(({ html }) => [...html.matchAll(ASSET)].map(([file]) => file));
  return [...new Set([...files, ...named])];
}

type Kept = { pages: readonly KeptPage[]; files: readonly string[]; pictures: readonly string[] };

/** Files first, then the pages, then evictions: no cached page ever lacks a file. `onPart`: after the files and each picture. */
export async function fillCache(
  cache: Cache,
  { pages, files, pictures }: Kept,
  onPart: () => void = () => undefined,
): Promise<void> {
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = (list: readonly string[]) => list.filter((file) => !present.has(file));
  await cache.addAll(missing(files));
  onPart();
  // A missing picture must not prevent caching.
  await Promise.all(
    missing(pictures).map((picture) =>
      cache
        .add(picture)
        .catch(() => undefined)
        .then(onPart),
    ),
  );
  for (const { address, page } of pages) await cache.put(address, page);
  const wanted = new Set(files);
  const old = [...present].filter((path) => path.startsWith("/assets/") && !wanted.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

/** Serves cached pages below an address without a network. */
export async function registerOffline(scope: string): Promise<void> {
  await navigator.serviceWorker.register(practicePaths.offline("offline.js"), { scope });
}
