import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { exportPersonalData } from "#app/services/accounts/export-personal-data.server.ts";
import { product } from "#app/text/product.ts";

/** Written as it is read: who has answered 20,000 questions gets a file too, and the Worker holds a page of it at a time. */
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

/** A copy of everything stored about whoever asks, as a file: a download changes nothing, so a link is enough. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  try {
    const day = new Date(deps.now() * 1000).toISOString().slice(0, 10);
    return new Response(streamOf(await exportPersonalData(deps, viewer)), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${product.slug}-meus-dados-${day}.json"`,
        "Cache-Control": "private, no-store",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    });
  } catch (error) {
    if (!isAppError(error) || error.code !== "auth/too-many-requests") throw error;
    // A file that is none helps nobody: the page says when to come back.
    return redirect(paths.accountNotice("dados"), { headers: { "Cache-Control": "no-store" } });
  }
}
