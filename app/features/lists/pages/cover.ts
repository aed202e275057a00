import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadCover } from "../services/list-covers.server.ts";

/** One year: the address changes with the picture. Private: every request checks who may see it. */
const KEPT = "private, max-age=31536000, immutable";

/** Served so that it runs nothing and loads nothing (K18). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const cover = await loadCover(deps, viewer, args.params.listId ?? "");
  const version = new URL(args.request.url).searchParams.get("v");
  return new Response(cover.body, {
    headers: {
      "Content-Type": cover.type,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": version === String(cover.version) ? KEPT : "private, no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
