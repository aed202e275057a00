import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pathIntoSchool } from "#app/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { schoolPaths } from "#app/paths/school.ts";
import { findSchool } from "#app/services/school/find-school.server.ts";

/** The start of a school for its people, its sign-in for others; without a school the person's own, or the help. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { schoolId } = args.params;
  if (schoolId === undefined) {
    if (viewer?.otherSchools.length) throw redirectFor(schoolPaths.ownSchools());
    const own = viewer?.school && pathIntoSchool(viewer.school.id, viewer);
    throw redirectFor(own ?? aboutPaths.schoolHelp());
  }
  const { id } = await findSchool(deps, schoolId.toLowerCase());
  throw redirectFor(pathIntoSchool(id, viewer) ?? schoolPaths.signIn(id));
}
