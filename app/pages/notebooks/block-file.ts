import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { askedFile } from "#app/pages/library/asked-file.ts";
import { openBlockFile } from "#app/services/notebooks/open-notebook.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";

/** The file of a material block, for who reads its section. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const block = { notebookId: args.params.notebookId ?? "", id: args.params.blockId ?? "" };
  const { status, headers, body } = await openBlockFile(deps, actor, block, askedFile(args.request));
  return new Response(body, { status, headers });
}
