import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { notebookCopy } from "#app/services/notebooks/copy-offline.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";

/** What a device stores of a notebook, how large it is, and whether it has changed. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await notebookCopy(deps, actor, args.params.notebookId ?? ""));
}
