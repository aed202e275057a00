import { homePaths } from "#app/paths/home.ts";
import { plannedPaths } from "#app/paths/planned.ts";
import { schoolPaths } from "#app/paths/school.ts";
import { decide, type Holder } from "./decide.ts";
import { hasPage } from "./has-page.ts";

type PageKnown = (address: string) => boolean;

function ifPage(address: string, known: PageKnown): string | null {
  return known(address) ? address : null;
}

/** A school's start: its notebooks (spec 001 §2); until that page exists, its first page. */
function schoolHome(id: string, known: PageKnown): string | null {
  return [plannedPaths.schoolNotebooks(id), schoolPaths.dashboard(id)].find(known) ?? null;
}

/** Where /geral redirects (spec 000 §2), or null: school users to their notebooks, mentors to their page. */
export function pathFromGeneral(viewer: Holder, known: PageKnown = hasPage): string | null {
  if (viewer.school) return schoolHome(viewer.school.id, known);
  return viewer.claims.includes("mentor") ? ifPage(plannedPaths.mentors(), known) : null;
}

/** The home after signing in and on the front page (spec 000 §2): Marista admins have their own page. */
export function homePath(viewer: Holder | null, known: PageKnown = hasPage): string {
  if (!viewer) return homePaths.home();
  const isMaristaAdmin = !viewer.school && viewer.claims.includes("maristaAdmin");
  const marista = isMaristaAdmin ? ifPage(plannedPaths.maristaHome(), known) : null;
  return marista ?? pathFromGeneral(viewer, known) ?? homePaths.general();
}

/** Where a school's page redirects its members, or null (spec 000 §2, /azambuja). */
export function pathIntoSchool(
  schoolId: string,
  viewer: Holder | null,
  known: PageKnown = hasPage,
): string | null {
  return decide("schoolStudent", viewer, { schoolId }).allowed ? schoolHome(schoolId, known) : null;
}
