import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { openRankingDocument } from "#app/services/ranking/ranking-document.server.ts";
import { downloadReply } from "../download.server.ts";

/** Ten minutes, as the specification's documents are kept (001 §9). */
const KEPT = "private, max-age=600";

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("signedIn", args);
  const { version, pieces } = await openRankingDocument(deps);
  const tag = `"ranking-${version}"`;
  const headers = { "Cache-Control": KEPT, ETag: tag };
  if (args.request.headers.get("If-None-Match") === tag) return new Response(null, { status: 304, headers });
  const response = downloadReply(pieces, { name: "ranking.json", type: "application/json" });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
