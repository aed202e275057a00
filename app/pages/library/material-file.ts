import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { openMaterialFile } from "#app/services/library/open-material.server.ts";
import { askedFile } from "./asked-file.ts";

/** A material's file after the access check (decision 16). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolTeacher", args);
  const place = { schoolId: args.params.schoolId ?? "", id: args.params.materialId ?? "" };
  const { status, headers, body } = await openMaterialFile(deps, place, askedFile(args.request));
  return new Response(body, { status, headers });
}
