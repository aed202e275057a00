import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { homePaths } from "#app/features/home/paths.ts";
import { safePath } from "#app/platform/access/safe-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { signOut } from "../services/sign-in/sign-out.server.ts";

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
