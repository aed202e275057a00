import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MappedPage, mapExams, mapQuestions } from "#app/features/bank/services/list-sitemap.server.ts";
import { communityPaths } from "#app/features/communities/paths.ts";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { materialPaths } from "#app/features/library/paths.ts";
import { mapStudies } from "#app/features/library/services/list-studies.server.ts";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import { olympiadPaths, questionPaths } from "#app/features/questions/paths.ts";
import { listSearchPages } from "#app/features/questions/services/list-search-pages.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { sitemapXml } from "#app/platform/text/sitemap-xml.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { aboutPaths, blogPaths, homePaths } from "../paths.ts";

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
  const entries = found.map(({ path, changedAt }) => ({
    address: origin + path,
    ...(changedAt !== undefined && { changedOn: isoDateAt(changedAt) }),
  }));
  return new Response(sitemapXml(entries), {
    headers: { ...publicHeaders, "Content-Type": "application/xml; charset=utf-8" },
  });
}
