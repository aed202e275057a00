import { pastExamPaths } from "#app/features/exams/paths.ts";
import { moderationPaths } from "#app/features/forum/paths.ts";
import { aboutPaths, blogPaths } from "#app/features/home/paths.ts";
import type { Environment } from "./environment.ts";

type Outside = "EXTERNAL_WS_URL" | "EXTERNAL_ASSESSMENT_URL";

/** To a path of ours, or outside if that is configured. */
export type Redirect = { path: string; to: string; outside?: Outside; status: 301 | 302 };

/** The redirects that need no viewer (R-ROUTE-3). */
export const redirects: readonly Redirect[] = [
  { path: "/qr-code", to: pastExamPaths.espcex2024(), status: 302 },
  { path: "/admin/comentarios", to: moderationPaths.moderation(), status: 302 },
  { path: "/espcex", to: pastExamPaths.exams("ESPCEX"), status: 301 },
  { path: "/blog/plano-de-estudos-ita", to: blogPaths.studyPlanIta(), status: 301 },
  {
    path: "/en/avaliacao-automatica",
    to: aboutPaths.inEnglish(),
    outside: "EXTERNAL_ASSESSMENT_URL",
    status: 301,
  },
];

/** Any path that contains this leads out (R-ROUTE-4), so none of our own addresses may. */
const OUTWARD = "/ws";
const outward: Redirect = { path: OUTWARD, to: aboutPaths.about(), outside: "EXTERNAL_WS_URL", status: 302 };

export type Outsides = Pick<Environment, Outside>;

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function redirectOfPath(pathname: string): Redirect | undefined {
  if (pathname.includes(OUTWARD)) return outward;
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return redirects.find((redirect) => redirect.path === path);
}

/** The redirect of an address with its query, or null for a page. An invalid outside address counts as unset. */
export function redirectOf(url: URL, outsides: Outsides): { location: string; status: 301 | 302 } | null {
  const redirect = redirectOfPath(url.pathname);
  if (!redirect) return null;
  const configured = redirect.outside ? outsides[redirect.outside] : "";
  const outside = isWebAddress(configured);
  const target = new URL(outside ? configured : redirect.to, url);
  for (const [name, value] of url.searchParams) target.searchParams.append(name, value);
  const { status } = redirect;
  return { location: outside ? target.href : target.pathname + target.search + target.hash, status };
}
