import { createMiddleware } from "hono/factory";
import { readCookie, SESSION_COOKIE, TOKEN_COOKIE } from "#app/auth/cookies.server.ts";
import type { Environment } from "../environment.ts";

/** Stands for the nonce inside a cached page, so that every visitor gets one of their own. */
const NONCE_HEADER = "X-Farol-Nonce";

/** The data centre's own cache; the DOM's types do not know it. */
const edge = () => (caches as unknown as { default: Cache }).default;

function anonymous(request: Request): boolean {
  const cookies = request.headers.get("Cookie");
  return !readCookie(cookies, TOKEN_COOKIE) && !readCookie(cookies, SESSION_COOKIE);
}

/** The page as cached, with a fresh nonce in place of the one it was made with. */
async function fromCache(hit: Response): Promise<Response> {
  const old = hit.headers.get(NONCE_HEADER) ?? "";
  const fresh = crypto.randomUUID().replaceAll("-", "");
  const headers = new Headers(hit.headers);
  headers.delete(NONCE_HEADER);
  const policy = headers.get("Content-Security-Policy");
  if (policy) headers.set("Content-Security-Policy", policy.replaceAll(old, fresh));
  const text = await hit.text();
  return new Response(old ? text.replaceAll(old, fresh) : text, { status: hit.status, headers });
}

/** Forgets pages by their addresses, in this data centre; the others' copies end with their own seconds. */
export async function forgetPages(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => edge().delete(new Request(url))));
}

/**
 * Public pages of visitors come from the edge's cache without touching the database. Only documents that say
 * `Cache-Control: public` are kept; whoever carries a session cookie neither reads nor fills the cache (security.md SEC-29).
 */
export const edgeCache = createMiddleware<{ Bindings: Environment }>(async (context, next) => {
  const seconds = Number(context.env.PUBLIC_CACHE_SECONDS);
  if (!(seconds > 0) || context.req.method !== "GET" || !anonymous(context.req.raw)) return next();
  const key = new Request(context.req.url);
  const hit = await edge().match(key);
  if (hit) {
    context.res = await fromCache(hit);
    return;
  }
  await next();
  const { res } = context;
  if (
    res.status !== 200 ||
    !res.headers.get("Cache-Control")?.startsWith("public") ||
    res.headers.has("Set-Cookie")
  )
    return;
  const copy = new Response(res.clone().body, res);
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(res.headers.get("Content-Security-Policy") ?? "")?.[1];
  // Only the edge may keep it: a browser that did would show the visitor's page to whoever has just signed in.
  copy.headers.set("Cache-Control", `public, max-age=0, s-maxage=${seconds}`);
  copy.headers.delete("Server-Timing");
  if (nonce) copy.headers.set(NONCE_HEADER, nonce);
  context.executionCtx.waitUntil(edge().put(key, copy));
});
