import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { openMaterialFile } from "#app/services/library/open-material.server.ts";

/** A material's file after the access check (decision 16). `?baixar`: to the device. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolTeacher", args);
  const { headers: sent, url } = args.request;
  const place = { schoolId: args.params.schoolId ?? "", id: args.params.materialId ?? "" };
  const { status, headers, body } = await openMaterialFile(deps, place, {
    range: sent.get("Range"),
    etags: sent.get("If-None-Match"),
    ifRange: sent.get("If-Range"),
    download: new URL(url).searchParams.has("baixar"),
  });
  return new Response(body, { status, headers });
}
