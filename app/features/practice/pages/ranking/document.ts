import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { loadRankingDocument } from "../../services/ranking/ranking-document.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("signedIn", args);
  const { version, pieces } = await loadRankingDocument(deps);
  const tag = `"ranking-${version}"`;
  if (args.request.headers.get("If-None-Match") === tag)
    return new Response(null, { status: 304, headers: { ETag: tag, "Cache-Control": "private, no-store" } });
  const response = downloadReply(pieces, { name: "ranking.json", type: "application/json" });
  response.headers.set("ETag", tag);
  return response;
}
