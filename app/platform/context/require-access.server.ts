import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { schoolPaths } from "#app/features/school/paths.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Denial, RuleName, rules } from "#app/platform/access/rules.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Deps, RequestContext } from "./deps.ts";

type ViewerOf<Name extends RuleName> = "anyone" extends (typeof rules)[Name]["allow"][number]
  ? Viewer | null
  : Viewer;

type HandlerArgs = {
  context: AppLoadContext;
  request: Request;
  params?: Readonly<Record<string, string | undefined>>;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}

/** First in every loader and action: layouts protect no data. Throws login-required, no-permission, redirects. */
export function requireAccess<Name extends RuleName>(
  name: Name,
  args: HandlerArgs,
): {
  deps: Deps;
  viewer: ViewerOf<Name>;
  context: RequestContext;
  /** Who changes something, for the audit. */
  actor: { viewer: ViewerOf<Name>; requestId: string };
} {
  const { context, params } = args;
  // Confirmed also for pages that read nothing, else a signed-out person sees their menu. A write confirms it itself.
  if (args.request.method === "GET") void context.confirmViewer();
  const decision = decide(name, context.viewer, { schoolId: params?.schoolId });
  if (!decision.allowed) throw refusal(decision.denied, args);
  const viewer = context.viewer as ViewerOf<Name>;
  return { deps: context.deps, viewer, context, actor: { viewer, requestId: context.requestId } };
}

/** Depends on the viewer: no cache may store it (R-ROUTE-5). */
export function redirectFor(path: string, status: 301 | 302 = 302): Response {
  return redirect(path, { status, headers: { "Cache-Control": "no-store" } });
}

function refusal(denied: Denial, { request, params }: HandlerArgs): Response | AppError {
  if (denied === "ask-login") {
    const over = loginOverPage(request);
    return over ? redirectFor(over) : new AppError("login-required");
  }
  if (typeof denied === "object") return redirectFor(denied.goTo, denied.status);
  if (denied === "no-permission" || !params?.schoolId) return new AppError("no-permission");
  return redirectFor(schoolPaths.signIn(params.schoolId, fullPathOf(request)));
}

/**
 * A link followed inside the product opens the login over the page it is on (R-UI-15). Null for a whole
 * page, a write, and a page that was left open: its own refusal has the login.
 */
function loginOverPage(request: Request): string | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || request.headers.get("Sec-Fetch-Dest") !== "empty") return null;
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : null;
  if (from?.origin !== url.origin || from.pathname === url.pathname) return null;
  // Read by app/features/accounts/domain/dialog-address.ts.
  from.searchParams.set("login", "true");
  from.searchParams.set("destino", fullPathOf(request));
  return from.pathname + from.search;
}

/** The requested path and query. A post returns to its page, without its body. */
function fullPathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
