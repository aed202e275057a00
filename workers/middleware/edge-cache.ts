import { createMiddleware } from "hono/factory";
import { readCookie, SESSION_COOKIE, TOKEN_COOKIE } from "#app/platform/auth/cookies.server.ts";
import { refusedQuestions } from "../count-delivered.ts";
import type { Environment } from "../environment.ts";
import { cacheTag, edge, generationAddress } from "../providers/public-cache.ts";

/** Placeholder of the nonce inside a cached page; every visitor gets a fresh one. */
const NONCE_HEADER = "X-Farol-Nonce";

/** The questions inside a cached page, for the count of each visitor who gets it (decision 076). */
const MARKS_HEADER = "X-Farol-Questions";

/** Query parameter of the cache key: the generation of the path, which cannot be guessed. */
const GENERATION = "geracao";

async function keyOf(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const generation = await edge().match(generationAddress(url));
  if (generation) url.searchParams.append(GENERATION, await generation.text());
  return new Request(url);
}

function anonymous(request: Request): boolean {
  const cookies = request.headers.get("Cookie");
  return !readCookie(cookies, TOKEN_COOKIE) && !readCookie(cookies, SESSION_COOKIE);
}

/** For the cache alone: `edgeCache` removes it from visitors' responses. */
export function withMarks(response: Response, marks: readonly number[]): Response {
  const isPublic = response.headers.get("Cache-Control")?.startsWith("public");
  if (isPublic && marks.length > 0) response.headers.set(MARKS_HEADER, marks.join());
  return response;
}

function marksOf({ headers }: Response): number[] {
  return (headers.get(MARKS_HEADER) ?? "").split(",").filter(Boolean).map(Number);
}

async function fromCache(hit: Response): Promise<Response> {
  const old = hit.headers.get(NONCE_HEADER) ?? "";
  const fresh = crypto.randomUUID().replaceAll("-", "");
  const headers = new Headers(hit.headers);
  headers.delete(NONCE_HEADER);
  headers.delete("Cache-Tag");
  headers.delete(MARKS_HEADER);
  const policy = headers.get("Content-Security-Policy");
  if (policy) headers.set("Content-Security-Policy", policy.replaceAll(old, fresh));
  const text = await hit.text();
  return new Response(old ? text.replaceAll(old, fresh) : text, { status: hit.status, headers });
}

/**
 * Serves visitors' `Cache-Control: public` documents from the edge, keyed by address and the path's generation, which
 * an edit renews. A session cookie bypasses the cache (SEC-29).
 */
export const edgeCache = createMiddleware<{ Bindings: Environment }>(async (context, next) => {
  const seconds = Number(context.env.PUBLIC_CACHE_SECONDS);
  if (!(seconds > 0) || context.req.method !== "GET" || !anonymous(context.req.raw)) {
    await next();
    context.res.headers.delete(MARKS_HEADER);
    return;
  }
  const key = await keyOf(context.req.raw);
  const hit = await edge().match(key);
  // Who is refused gets the page's own refusal.
  const request = context.req.raw;
  if (hit && !(await refusedQuestions(context.env, request, { viewer: null, marks: marksOf(hit) }))) {
    context.res = await fromCache(hit);
    return;
  }
  await next();
  const { res } = context;
  const marks = res.headers.get(MARKS_HEADER);
  res.headers.delete(MARKS_HEADER);
  if (
    res.status !== 200 ||
    !res.headers.get("Cache-Control")?.startsWith("public") ||
    res.headers.has("Set-Cookie")
  )
    return;
  const copy = new Response(res.clone().body, res);
  if (marks) copy.headers.set(MARKS_HEADER, marks);
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(res.headers.get("Content-Security-Policy") ?? "")?.[1];
  // Edge only: a browser cache would show the visitor's page to a user who has just signed in.
  copy.headers.set("Cache-Control", `public, max-age=0, s-maxage=${seconds}`);
  copy.headers.set("Cache-Tag", cacheTag(context.req.path));
  copy.headers.delete("Server-Timing");
  if (nonce) copy.headers.set(NONCE_HEADER, nonce);
  context.executionCtx.waitUntil(edge().put(key, copy));
});
