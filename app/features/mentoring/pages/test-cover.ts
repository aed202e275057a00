import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadTestCover } from "../services/load-tests.server.ts";

/** Served so that it runs nothing and loads nothing (K18). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  return new Response(await loadTestCover(deps, viewer, args.params.testId ?? ""), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
