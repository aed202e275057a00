import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadPicture } from "#app/features/accounts/services/load-picture.server.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";

/** One year: the URL changes with the picture. Private: every request checks who may see it. */
const KEPT = "private, max-age=31536000, immutable";

/** Only for viewers of the profile. Served so that it cannot run scripts (K18). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const picture = await loadPicture(deps, viewer, args.params.userId ?? "");
  const requestedVersion = new URL(args.request.url).searchParams.get("v");
  return new Response(picture.body, {
    headers: {
      "Content-Type": picture.type,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": requestedVersion === picture.key ? KEPT : "private, no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
