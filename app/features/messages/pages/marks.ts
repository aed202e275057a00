import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { readForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { notificationPaths } from "../paths.ts";
import { markRead } from "../services/mark-read.server.ts";
import { markSeen } from "../services/mark-seen.server.ts";

/** Marks are sent from any page and need no revalidation. */
export function loader(args: LoaderFunctionArgs) {
  requireAccess("signedIn", args);
  return redirect(notificationPaths.notifications());
}

/** With `id` marks one as read; without, all as seen. */
export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const id = (await readForm(args.request)).text("id", 64);
  if (id) await markRead(deps, viewer, id);
  else await markSeen(deps, viewer);
  return new Response(null, { status: 204 });
}
