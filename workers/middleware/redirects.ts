import { createMiddleware } from "hono/factory";
import { DAY } from "#app/platform/time/units.ts";
import type { Environment } from "../environment.ts";
import { redirectOf } from "../redirects.ts";
import { secureHeaders } from "./security-headers.ts";

/** Seconds a browser may cache a permanent redirect; without a bound it would never revalidate. */
const REMEMBERED_SECONDS = DAY;

/** The query parameter of Remix's data requests, which cannot follow a redirect themselves. */
const DATA_REQUEST = "_data";

/** Redirects old and outward addresses first. Reads only: a post would lose its body. */
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
