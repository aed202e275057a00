const DEADLINE_MS = 8000;
/** What Remix sets on answers that are no data: a redirect, a refusal, a failure. */
const NO_DATA = ["X-Remix-Redirect", "X-Remix-Catch", "X-Remix-Error"];

/**
 * The data of a route, read beside the page; null where it cannot be had. A fetcher of the router would put the error page in
 * the place of the whole page. `routeId` is the file of a route that has a page; a route without one answers as it is.
 */
export async function readRoute<Data>(address: string, routeId?: string): Promise<Data | null> {
  const query = routeId ? `${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(routeId)}` : "";
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(address + query, { signal }).catch(() => null);
  if (!response?.ok || response.status === 204 || NO_DATA.some((name) => response.headers.has(name)))
    return null;
  return (await response.json().catch(() => null)) as Data | null;
}
