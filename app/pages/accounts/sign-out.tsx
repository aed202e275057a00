import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { safePath } from "#app/access/safe-path.ts";
import { homePaths } from "#app/paths/home.ts";
import { signOut } from "#app/services/accounts/sign-out.server.ts";

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return redirectFor(homePaths.home());
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("public", args);
  const { cookies } = await signOut(deps, viewer);
  context.cookies.push(...cookies);
  const wanted = new URL(args.request.url).searchParams.get("redirect");
  return redirect(safePath(wanted, homePaths.home()));
}
