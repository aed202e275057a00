import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";
import { listSearchPages } from "#app/services/questions/list-search-pages.server.ts";
import { sitemapXml } from "#app/text/sitemap-xml.ts";

/** The public pages that search engines should know. */
const pages = [
  paths.home(),
  paths.about(),
  paths.aboutInEnglish(),
  paths.plans(),
  paths.assistantAbout(),
  paths.schoolHelp(),
  paths.studyPlanIta(),
  paths.studyPlanIme(),
  paths.espcex2024(),
  paths.latexManual(),
  paths.azambuja(),
  paths.terms(),
] as const;

/** The sitemap: the public pages, and the searches by institution and subject that find something. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const { origin } = new URL(args.request.url);
  const addresses = [...pages, ...(await listSearchPages(deps))].map((path) => new URL(path, origin).href);
  return new Response(sitemapXml(addresses), {
    headers: { ...publicHeaders, "Content-Type": "application/xml; charset=utf-8" },
  });
}
