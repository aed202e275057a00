import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { askedFile } from "#app/platform/uploads/pages/asked-file.ts";
import { loadBlockFile } from "../services/load-notebook.server.ts";

/** The file of a material block, for who reads its section. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const block = { notebookId: args.params.notebookId ?? "", id: args.params.blockId ?? "" };
  const { status, headers, body } = await loadBlockFile(deps, actor, block, askedFile(args.request));
  return new Response(body, { status, headers });
}
