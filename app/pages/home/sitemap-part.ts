import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { AppError } from "#app/errors/app-error.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { blogPaths } from "#app/paths/blog.ts";
import { communityPaths } from "#app/paths/communities.ts";
import { homePaths } from "#app/paths/home.ts";
import { materialPaths } from "#app/paths/materials.ts";
import { mentoringPaths } from "#app/paths/mentoring.ts";
import { olympiadPaths } from "#app/paths/olympiads.ts";
import { pastExamPaths } from "#app/paths/past-exams.ts";
import { questionPaths } from "#app/paths/questions.ts";
import type { Deps } from "#app/services/deps.ts";
import { mapStudies } from "#app/services/materials/list-studies.server.ts";
import { listSearchPages } from "#app/services/questions/list-search-pages.server.ts";
import { type MappedPage, mapExams, mapQuestions } from "#app/services/questions/list-sitemap.server.ts";
import { sitemapXml } from "#app/text/sitemap-xml.ts";

/** Public pages for search engines. */
const pages = [
  homePaths.home(),
  aboutPaths.about(),
  aboutPaths.inEnglish(),
  aboutPaths.plans(),
  mentoringPaths.about(),
  pastExamPaths.exams(),
  olympiadPaths.olympiads(),
  materialPaths.materials(),
  aboutPaths.assistant(),
  aboutPaths.schoolHelp(),
  blogPaths.studyPlanIta(),
  blogPaths.studyPlanIme(),
  pastExamPaths.espcex2024(),
  questionPaths.latexManual(),
  communityPaths.azambuja(),
  communityPaths.plantel(),
  aboutPaths.terms(),
] as const;

/** May be empty in a new bank. */
const ALWAYS_LISTED = ["provas.xml", "materiais.xml"];

/** Empty for an unknown part. */
async function pagesOf(deps: Deps, part: string): Promise<MappedPage[]> {
  if (part === "paginas.xml") return [...pages, ...(await listSearchPages(deps))].map((path) => ({ path }));
  if (part === "materiais.xml") return mapStudies(deps);
  if (part === "provas.xml") return mapExams(deps);
  return mapQuestions(deps, part);
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const { origin } = new URL(args.request.url);
  const part = args.params.part ?? "";
  const found = await pagesOf(deps, part);
  if (found.length === 0 && !ALWAYS_LISTED.includes(part)) throw new AppError("page-not-found");
  const entries = found.map(({ path, changedAt }) => ({ address: origin + path, changedAt }));
  return new Response(sitemapXml(entries), {
    headers: { ...publicHeaders, "Content-Type": "application/xml; charset=utf-8" },
  });
}
