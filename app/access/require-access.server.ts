import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { AppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import type { Deps, RequestContext } from "#app/services/deps.ts";
import { decide } from "./decide.ts";
import type { RuleName, rules } from "./rules.ts";
import type { Viewer } from "./viewer.ts";

type ViewerOf<Name extends RuleName> = "anyone" extends (typeof rules)[Name]["allow"][number]
  ? Viewer | null
  : Viewer;

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}

/**
 * The first line of every loader and action: who asks, and whether the rule lets them in. The session is confirmed on the way. A guard in a layout protects
 * nothing, because a child's data is served on its own. Throws login-required or no-permission, or redirects home.
 */
export function requireAccess<Name extends RuleName>(
  name: Name,
  args: { context: AppLoadContext; request: Request },
): { deps: Deps; viewer: ViewerOf<Name>; context: RequestContext } {
  const { context } = args;
  // Also a page that reads nothing must not show a signed-out person their menu. A write confirms the session itself.
  if (args.request.method === "GET") void context.confirmViewer();
  const decision = decide(name, context.viewer);
  if (decision.allowed) return { deps: context.deps, viewer: context.viewer as ViewerOf<Name>, context };
  if (decision.denied === "home") throw redirect(paths.home(), { headers: { "Cache-Control": "no-store" } });
  throw new AppError(decision.denied === "ask-login" ? "login-required" : "no-permission");
}
