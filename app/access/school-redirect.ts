import { isSchoolPath, paths } from "#app/paths.ts";
import { safePath } from "./safe-path.ts";

/** A `redirect` parameter within this school, else the front page (decision 3). */
export function schoolRedirect(wanted: string | null | undefined, schoolId: string): string {
  const path = safePath(wanted, paths.home());
  return isSchoolPath(path, schoolId) ? path : paths.home();
}
