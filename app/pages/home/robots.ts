import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";

/** Everything except calls and sign-in pages, with the sitemap. */
export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const lines = [
    "User-agent: *",
    "Disallow: /callable/",
    `Disallow: ${paths.signIn()}`,
    `Disallow: ${paths.signOut()}`,
    "",
    `Sitemap: ${new URL(paths.sitemap(), args.request.url).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { ...publicHeaders, "Content-Type": "text/plain; charset=utf-8" },
  });
}
