import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listSitemapParts } from "#app/features/bank/services/list-sitemap.server.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { filePaths } from "#app/platform/paths/files.ts";
import { sitemapIndexXml } from "#app/platform/text/sitemap-xml.ts";

/** Index: pages, past exams, materials, and questions by year. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const { origin } = new URL(args.request.url);
  const parts = ["paginas.xml", "provas.xml", "materiais.xml", ...(await listSitemapParts(deps))];
  return new Response(sitemapIndexXml(parts.map((part) => origin + filePaths.sitemapPart(part))), {
    headers: { ...publicHeaders, "Content-Type": "application/xml; charset=utf-8" },
  });
}
