import { isSchoolPath, paths } from "#app/paths.ts";
import { safePath } from "./safe-path.ts";

/**
 * Where a school's sign-in page leads on: to the `redirect` parameter where that is surely a path of this very school,
 * else to the front page, which sends everybody to where they belong (decision 3).
 */
export function schoolRedirect(wanted: string | null | undefined, schoolId: string): string {
  const path = safePath(wanted, paths.home());
  return isSchoolPath(path, schoolId) ? path : paths.home();
}
