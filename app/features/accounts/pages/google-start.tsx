import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { homePaths } from "#app/features/home/paths.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import { safePath } from "#app/platform/access/safe-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { startGoogleSignIn } from "../services/sign-in/start-google-sign-in.server.ts";

/** Redirects to Google; 404 if not configured. A GET, because form-action forbids posts to other sites. */
export function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("public", args);
  if (!deps.google) throw new AppError("page-not-found");
  const { searchParams } = new URL(args.request.url);
  const wanted = searchParams.get("redirect");
  if (viewer) throw redirectFor(safePath(wanted, homePath(viewer)));
  const { address, cookie } = startGoogleSignIn(deps, deps.google, {
    back: safePath(wanted, homePaths.home()),
    promoCode: searchParams.get("promo"),
    onPage: searchParams.has("pagina"),
  });
  context.cookies.push(cookie);
  return redirectFor(address);
}

/** Never displayed; error boundaries need a component. */
export default function GoogleStart() {
  return null;
}
