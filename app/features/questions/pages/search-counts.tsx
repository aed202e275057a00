import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { countFacets } from "../services/count-facets.server.ts";

/** Loaded when the filters are opened: more expensive than the page. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const address = new URL(args.request.url).searchParams.get("busca");
  return json(await countFacets(deps, viewer, address), { headers: publicHeaders });
}
