import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { askedFile } from "#app/pages/library/asked-file.ts";
import { openStudyFile } from "#app/services/materials/open-study.server.ts";

/** The file of a published material; of a draft for admins (decision 16). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const draft = new URL(args.request.url).searchParams.has("rascunho");
  const asked = { id: args.params.materialId ?? "", draft };
  const { status, headers, body } = await openStudyFile(deps, viewer, asked, askedFile(args.request));
  return new Response(body, { status, headers });
}
