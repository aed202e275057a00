import { communityPaths } from "#app/features/communities/paths.ts";
import { homePaths } from "#app/features/home/paths.ts";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { decide, type Holder } from "./decide.ts";
import { hasPage } from "./has-page.ts";

type PageKnown = (address: string) => boolean;

function ifPage(address: string, known: PageKnown): string | null {
  return known(address) ? address : null;
}

/** Where /geral redirects (R-ROUTE-6), or null: school users to their notebooks, mentors to their page. */
export function pathFromGeneral(viewer: Holder, known: PageKnown = hasPage): string | null {
  if (viewer.school) return ifPage(notebookPaths.notebooks(viewer.school.id), known);
  return viewer.claims.includes("mentor") ? ifPage(mentoringPaths.mentors(), known) : null;
}

/** The home after signing in and on the front page (R-ROUTE-7): Marista admins have their own page. */
export function homePath(viewer: Holder | null, known: PageKnown = hasPage): string {
  if (!viewer) return homePaths.home();
  const isMaristaAdmin = !viewer.school && viewer.claims.includes("maristaAdmin");
  const marista = isMaristaAdmin ? ifPage(communityPaths.maristaHome(), known) : null;
  return marista ?? pathFromGeneral(viewer, known) ?? homePaths.general();
}

/** Where a school's page redirects its members, or null (R-ROUTE-8, /azambuja). */
export function pathIntoSchool(
  schoolId: string,
  viewer: Holder | null,
  known: PageKnown = hasPage,
): string | null {
  const { allowed } = decide("schoolStudent", viewer, { schoolId });
  return allowed ? ifPage(notebookPaths.notebooks(schoolId), known) : null;
}
