import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { exportSearch } from "#app/services/admin/export-search.server.ts";

/** Written as it is read: the Worker holds some fifty questions at a time. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/** The questions of a search with keys and solutions, as a file: for administrators alone, and noted in the audit. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const asked = { format: searchParams.get("formato") ?? "", search: searchParams.get("busca") ?? "" };
  try {
    const { pieces, type, name } = await exportSearch(deps, { viewer, requestId: context.requestId }, asked);
    return new Response(streamOf(pieces), {
      headers: {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="${name}"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    });
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(error.message, { status: error.status, headers });
  }
}
