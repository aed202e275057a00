import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { filePaths } from "#app/platform/paths/files.ts";

/** Everything except calls and sign-in pages, with the sitemap. */
export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const lines = [
    "User-agent: *",
    "Disallow: /callable/",
    `Disallow: ${signInPaths.signIn()}`,
    `Disallow: ${signInPaths.signOut()}`,
    "",
    `Sitemap: ${new URL(filePaths.sitemap(), args.request.url).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { ...publicHeaders, "Content-Type": "text/plain; charset=utf-8" },
  });
}
