import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { homePath } from "#app/platform/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { finishGoogleSignIn } from "../services/sign-in/finish-google-sign-in.server.ts";
import { addressOf } from "./account-form.server.ts";

/** The URL contains a code: no referrer to other sites, no cache. */
export const headers: HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

/** OAuth callback. 404 where Google is not configured. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("public", args);
  if (!deps.google) throw new AppError("page-not-found");
  if (viewer) throw redirectFor(homePath(viewer));
  const { searchParams } = new URL(args.request.url);
  const requestHeaders = args.request.headers;
  const { to, cookies } = await finishGoogleSignIn(deps, deps.google, {
    state: searchParams.get("state"),
    code: searchParams.get("code"),
    error: searchParams.get("error"),
    cookieHeader: requestHeaders.get("Cookie"),
    address: addressOf(args.request),
    userAgent: requestHeaders.get("User-Agent"),
  });
  context.cookies.push(...cookies);
  return redirectFor(to);
}

/** Never displayed; error boundaries need a component. */
export default function GoogleReturn() {
  return null;
}
