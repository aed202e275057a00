import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { exportSearch } from "../../services/admin/export-search.server.ts";

/** With keys and solutions: for administrators only, and audited. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const requested = { format: searchParams.get("formato") ?? "", search: searchParams.get("busca") ?? "" };
  try {
    const { pieces, ...file } = await exportSearch(deps, actor, requested);
    return downloadReply(pieces, file);
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(error.message, { status: error.status, headers });
  }
}
