import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { changesOfNotebook } from "../services/edit-notebook.server.ts";

/** What changed since `desde`, for an open editor. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const since = new URL(args.request.url).searchParams.get("desde") ?? "";
  const asked = { id: args.params.notebookId ?? "", since: /^\d{1,15}$/.test(since) ? Number(since) : 0 };
  return json(await changesOfNotebook(deps, schoolActor(viewer, args.params, context.requestId), asked));
}
