import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { readForm } from "#app/pages/handle-form.server.ts";
import { notificationPaths } from "#app/paths/notifications.ts";
import { markRead } from "#app/services/notifications/mark-read.server.ts";
import { markSeen } from "#app/services/notifications/mark-seen.server.ts";

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
