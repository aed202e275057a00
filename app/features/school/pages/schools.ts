import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { aboutPaths } from "#app/features/home/paths.ts";
import { pathIntoSchool } from "#app/platform/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { schoolPaths } from "../paths.ts";

/** The start of the person's school, the choice for who is in several, and the help for everybody else. */
export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  if (viewer?.otherSchools.length) throw redirectFor(schoolPaths.ownSchools());
  const own = viewer?.school && pathIntoSchool(viewer.school.id, viewer);
  throw redirectFor(own ?? aboutPaths.schoolHelp());
}
