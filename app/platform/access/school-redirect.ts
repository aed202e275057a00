import { homePaths } from "#app/features/home/paths.ts";
import { isSchoolPath } from "#app/features/school/paths.ts";
import { safePath } from "./safe-path.ts";

/** A `redirect` parameter within this school, else the front page (R-ROUTE-9). */
export function schoolRedirect(wanted: string | null | undefined, schoolId: string): string {
  const path = safePath(wanted, homePaths.home());
  return isSchoolPath(path, schoolId) ? path : homePaths.home();
}
