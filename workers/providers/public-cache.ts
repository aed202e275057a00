import type { PublicCache } from "#app/platform/context/deps.ts";
import type { Environment } from "../environment.ts";

/** Pages per purge call: below Cloudflare's own limit. */
const TAGS_AT_ONCE = 30;
const API = "https://api.cloudflare.com/client/v4";

export const edge = () => caches.default;

/** The tag of all cached pages of a path, whatever their query. */
export function cacheTag(pathname: string): string {
  return `p:${encodeURI(decodeURI(pathname)).replaceAll(",", "%2C")}`.slice(0, 1000);
}

/** Key of a path's generation, part of all its pages' keys: a new one also drops pages being rendered. */
export function generationAddress(url: URL): string {
  return new URL(`/.geracao?de=${encodeURIComponent(url.pathname)}`, url.origin).href;
}

/** Lives twice as long as a page, so that no older page outlives it. */
function generation(seconds: number): Response {
  const headers = { "Cache-Control": `public, max-age=${2 * seconds}` };
  return new Response(crypto.randomUUID(), { headers });
}

type Bindings = Pick<
  Environment,
  "PUBLIC_CACHE_SECONDS" | "CACHE_PURGE_ZONE" | "CACHE_PURGE_TOKEN" | "CACHE_PURGE_API" | "FAROL_ENV"
>;

/** Without a zone and a token, purges only this data centre; others expire. A failed purge is only logged. */
export function createPublicCache(env: Bindings, origin: string): PublicCache {
  const seconds = Number(env.PUBLIC_CACHE_SECONDS);
  if (!(seconds > 0)) return { purge: async () => {} };
  return {
    async purge(paths) {
      const addresses = [...new Set(paths)].map((path) => new URL(path, origin));
      await Promise.all(addresses.map((url) => edge().put(generationAddress(url), generation(seconds))));
      await purgeEverywhere(
        env,
        addresses.map(({ pathname }) => cacheTag(pathname)),
      );
    },
  };
}

async function purgeEverywhere(env: Bindings, tags: readonly string[]): Promise<void> {
  const { CACHE_PURGE_ZONE: zone, CACHE_PURGE_TOKEN: token } = env;
  if (!zone || !token) return;
  const api = env.FAROL_ENV === "production" ? API : (env.CACHE_PURGE_API ?? API);
  for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
    const body = JSON.stringify({ tags: tags.slice(start, start + TAGS_AT_ONCE) });
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const sent = { method: "POST", headers, body, signal: AbortSignal.timeout(5000) };
    const status = await fetch(`${api}/zones/${zone}/purge_cache`, sent).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) console.warn(JSON.stringify({ level: "warn", purge: "failed", status }));
  }
}
