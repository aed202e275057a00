import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pathIntoSchool } from "#app/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { schoolPaths } from "#app/paths/school.ts";

/** The start of the person's school, the choice for who is in several, and the help for everybody else. */
export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  if (viewer?.otherSchools.length) throw redirectFor(schoolPaths.ownSchools());
  const own = viewer?.school && pathIntoSchool(viewer.school.id, viewer);
  throw redirectFor(own ?? aboutPaths.schoolHelp());
}
