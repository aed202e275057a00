const DEADLINE_MS = 8000;
/** Set by Remix on responses without data: a redirect, a refusal, a failure. */
const NO_DATA = ["X-Remix-Redirect", "X-Remix-Catch", "X-Remix-Error"];

/** Null on failure. A router's fetcher would show its error page. `routeId`: the file of a route with a page. */
export async function readRoute<Data>(address: string, routeId?: string): Promise<Data | null> {
  const query = routeId ? `${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(routeId)}` : "";
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(address + query, { signal }).catch(() => null);
  if (!response?.ok || response.status === 204 || NO_DATA.some((name) => response.headers.has(name)))
    return null;
  return (await response.json().catch(() => null)) as Data | null;
}
