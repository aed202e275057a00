import { REPLY_HEADER, type ReplyKind, requestedPage } from "#app/platform/requests/domain/page-data.ts";

/** How data without a document are requested of the framework, and how it replies. Its names stand here and nowhere else (decision 092). */
export const framework = {
  parameter: "_data",
  redirect: "X-Remix-Redirect",
  status: "X-Remix-Status",
  caught: "X-Remix-Catch",
  failed: "X-Remix-Error",
} as const;

/** What the names of its headers begin with. */
const OWN_HEADERS = "x-remix-";

/** A request of ours for a page's data, as the framework reads it; another one as it is. `routeOf`: of a path. */
export function asDataRequest(request: Request, routeOf: (pathname: string) => string): Request {
  const page = requestedPage(new URL(request.url));
  if (!page) return request;
  page.searchParams.set(framework.parameter, routeOf(page.pathname));
  return new Request(page, request);
}

/** The framework's reply, in our own words where the request was ours. */
export function asOwnReply(request: Request, reply: Response): Response {
  if (!requestedPage(new URL(request.url))) return reply;
  const { headers } = reply;
  const isRefused = headers.has(framework.caught) || headers.has(framework.failed);
  const kind: ReplyKind | null = isRefused ? "refused" : headers.has(framework.redirect) ? "moved" : null;
  if (kind) headers.set(REPLY_HEADER, kind);
  for (const name of [...headers.keys()]) if (name.startsWith(OWN_HEADERS)) headers.delete(name);
  return reply;
}
