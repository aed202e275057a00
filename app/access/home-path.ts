import { paths, plannedPaths } from "#app/paths.ts";
import { decide, type Holder } from "./decide.ts";
import { hasPage } from "./has-page.ts";

/** Tells whether an address has a page: the map of the product, or a test's own. */
type PageKnown = (address: string) => boolean;

/** The address, or null while its page does not exist: whoever would go there stays where they are. */
function ifPage(address: string, known: PageKnown): string | null {
  return known(address) ? address : null;
}

/**
 * Where /geral sends a person, or null where they stay (spec 000 §2): school users to their notebooks, mentors to the
 * mentors' page. As soon as `routes.ts` has those pages, this leads there.
 */
export function pathFromGeneral(viewer: Holder, known: PageKnown = hasPage): string | null {
  if (viewer.school) return ifPage(plannedPaths.schoolNotebooks(viewer.school.id), known);
  return viewer.claims.includes("mentor") ? ifPage(plannedPaths.mentors(), known) : null;
}

/**
 * Where a person belongs after signing in, and where the front page sends them (spec 000 §2): a Marista admin to the
 * Marista page, all others to the general area or where it sends them. A visitor's home is the front page.
 */
export function homePath(viewer: Holder | null, known: PageKnown = hasPage): string {
  if (!viewer) return paths.home();
  const isMaristaAdmin = !viewer.school && viewer.claims.includes("maristaAdmin");
  const marista = isMaristaAdmin ? ifPage(plannedPaths.maristaHome(), known) : null;
  return marista ?? pathFromGeneral(viewer, known) ?? paths.general();
}

/** Where a school's own page sends those who may enter the school, or null where they stay (spec 000 §2, /azambuja). */
export function pathIntoSchool(
  schoolId: string,
  viewer: Holder | null,
  known: PageKnown = hasPage,
): string | null {
  const { allowed } = decide("schoolStudent", viewer, { schoolId });
  return allowed ? ifPage(plannedPaths.schoolNotebooks(schoolId), known) : null;
}
