import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { notebookCopy } from "../services/copy-offline.server.ts";

/** What a device stores of a notebook, how large it is, and whether it has changed. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await notebookCopy(deps, actor, args.params.notebookId ?? ""));
}
