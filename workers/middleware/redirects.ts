import { createMiddleware } from "hono/factory";
import type { Environment } from "../environment.ts";
import { redirectOf } from "../redirects.ts";
import { secureHeaders } from "./security-headers.ts";

/** Seconds a permanent redirect may be remembered: without a bound, browsers never ask again. */
const REMEMBERED_SECONDS = 86_400;

/** The query parameter of Remix's own data requests, which may not follow a redirect by themselves. */
const DATA_REQUEST = "_data";

/**
 * Old and outward addresses, before anything else is asked. Only reads are redirected: a post would lose its body. A
 * navigation inside the app asks for data, and gets the redirect in Remix's own form.
 */
export const redirectAway = createMiddleware<{ Bindings: Environment }>(async (context, next) => {
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") return next();
  const url = new URL(context.req.url);
  const navigation = url.searchParams.has(DATA_REQUEST);
  url.searchParams.delete(DATA_REQUEST);
  const redirect = redirectOf(url, context.env);
  if (!redirect) return next();
  const { location, status } = redirect;
  const headers = new Headers({
    "Cache-Control": status === 301 ? `public, max-age=${REMEMBERED_SECONDS}` : "no-store",
    ...(navigation
      ? { "X-Remix-Redirect": location, "X-Remix-Status": String(status) }
      : { Location: location }),
  });
  secureHeaders(headers, "");
  context.res = new Response(null, { status: navigation ? 204 : status, headers });
});
