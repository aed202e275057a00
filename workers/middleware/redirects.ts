import { createMiddleware } from "hono/factory";
import { DAY } from "#app/platform/time/units.ts";
import type { Environment } from "../environment.ts";
import { framework } from "../page-data.ts";
import { redirectOf } from "../redirects.ts";
import { secureHeaders } from "./security-headers.ts";

/** Seconds a browser may cache a permanent redirect; without a bound it would never revalidate. */
const REMEMBERED_SECONDS = DAY;

/** Redirects old and outward addresses first. Reads only: a post would lose its body. */
export const redirectAway = createMiddleware<{ Bindings: Environment }>(async (context, next) => {
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") return next();
  const url = new URL(context.req.url);
  // A navigation inside the product requests data, and cannot follow a redirect itself.
  const navigation = url.searchParams.has(framework.parameter);
  url.searchParams.delete(framework.parameter);
  const redirect = redirectOf(url, context.env);
  if (!redirect) return next();
  const { location, status } = redirect;
  const headers = new Headers({
    "Cache-Control": status === 301 ? `public, max-age=${REMEMBERED_SECONDS}` : "no-store",
    ...(navigation
      ? { [framework.redirect]: location, [framework.status]: String(status) }
      : { Location: location }),
  });
  secureHeaders(headers, "");
  context.res = new Response(null, { status: navigation ? 204 : status, headers });
});
