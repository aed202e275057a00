/*
 * Opens the page of a session of practice under way where there is no network, from what that page kept on this device
 * (app/hooks/practice/store-offline.ts; docs/decisions/013). It keeps nothing itself, and what the network answers is never touched:
 * so there is no version of it that could grow old. Everything else goes by as if it were not there.
 */
const SESSION = /^\/praticar\/[\w-]{20,64}$/;
const PART = /^\/(?:assets|imagens)\//;

async function kept(path) {
  return caches.match(path, { ignoreVary: true });
}

/** The network's answer; where there is none, or no such file after a new release, what is kept. */
async function answer(request, path, isPage) {
  try {
    const response = await fetch(request);
    const gone = response.status === 404 && !isPage;
    return gone ? ((await kept(path)) ?? response) : response;
  } catch (error) {
    const found = await kept(path);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const isPage = request.mode === "navigate";
  if ((isPage ? SESSION : PART).test(pathname)) event.respondWith(answer(request, pathname, isPage));
});
