import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { askedFile } from "#app/platform/uploads/pages/asked-file.ts";
import { loadMaterialFile } from "../services/load-material.server.ts";

/** A material's file after the access check (R-SCHOOL-7). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolTeacher", args);
  const place = { schoolId: args.params.schoolId ?? "", id: args.params.materialId ?? "" };
  const { status, headers, body } = await loadMaterialFile(deps, place, askedFile(args.request));
  return new Response(body, { status, headers });
}
