import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { askedFile } from "#app/platform/uploads/pages/asked-file.ts";
import { loadStudyFile } from "../services/load-study.server.ts";

/** The file of a published material; of a draft for admins (R-SCHOOL-7). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const draft = new URL(args.request.url).searchParams.has("rascunho");
  const asked = { id: args.params.materialId ?? "", draft };
  const { status, headers, body } = await loadStudyFile(deps, viewer, asked, askedFile(args.request));
  return new Response(body, { status, headers });
}
