/*
 * Opens a session of practice under way, a sitting of a school's assessment, a notebook or material that was asked for, or the
 * sheet of an essay, where there is no network, from what the page stored on this device (app/features/practice/hooks/store-offline.ts,
 * app/platform/offline/hooks/store-document.ts; docs/decisions/013). It stores nothing itself, and the network's answers are never
 * touched: it cannot serve an old version. All other requests pass.
 */
const PAGE =
  /^\/praticar\/[\w-]{20,64}$|^\/escolas\/[\w-]{1,64}\/(?:cadernos|avaliacoes)\/[\w-]{20,64}$|^\/m\/[\w-]{1,80}$|^\/redacao\/[\w-]{20,64}$/;
const PART = /^\/(?:assets|imagens)\//;

/** What is stored for an address, or for its path. */
async function kept({ pathname, search }) {
  const exact = search && (await caches.match(pathname + search, { ignoreVary: true }));
  return exact || caches.match(pathname, { ignoreVary: true });
}

/** The network's answer; where there is none, or no such file after a new release, what is kept. */
async function answer(request, address, isPage) {
  try {
    const response = await fetch(request);
    const gone = response.status === 404 && !isPage;
    return gone ? ((await kept(address)) ?? response) : response;
  } catch (error) {
    const found = await kept(address);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  const isPage = request.mode === "navigate";
  if ((isPage ? PAGE : PART).test(address.pathname)) event.respondWith(answer(request, address, isPage));
});
