import { memberOf } from "#app/access/decide.ts";
import { membershipsOf } from "#app/access/memberships-of.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import { stampOf } from "#app/queries/accounts/sessions.server.ts";
import { chooseSchoolOf, schoolsOfAccount } from "#app/queries/school/schools.server.ts";
import { becomeChanged } from "../accounts/become-changed.server.ts";
import type { Deps } from "../deps.ts";

/** The schools of a person, in one trip. */
export async function listOwnSchools(deps: Deps, viewer: Viewer) {
  const [schools] = await deps.read(schoolsOfAccount(deps.db, viewer.id));
  return schools;
}

/** Menu and home follow; the address of a page still decides for itself (decision 021). Throws no-permission. */
export async function chooseSchool(deps: Deps, viewer: Viewer, schoolId: string): Promise<void> {
  if (!memberOf(viewer, schoolId)) throw new AppError("no-permission");
  const [, [session]] = await deps.write(
    chooseSchoolOf(deps.db, viewer.id, schoolId),
    stampOf(deps.db, viewer.sessionId),
  );
  const all = [viewer.school, ...viewer.otherSchools].filter((each) => each !== null);
  becomeChanged(viewer, session, membershipsOf(all, schoolId));
}
