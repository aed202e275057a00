import { stampOf } from "#app/features/accounts/queries/sessions.server.ts";
import { becomeChanged } from "#app/features/accounts/services/become-changed.server.ts";
import { memberOf } from "#app/platform/access/decide.ts";
import { membershipsOf } from "#app/platform/access/memberships-of.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { chooseSchoolOf, schoolsOfAccount } from "../queries/schools.server.ts";

/** The schools of a person, in one trip. */
export async function listOwnSchools(deps: Deps, viewer: Viewer) {
  const schools = await deps.read(schoolsOfAccount(deps.db, viewer.id));
  return schools;
}

/** Menu and home follow; the address of a page still decides for itself (decision 021). Throws no-permission. */
export async function chooseSchool(deps: Deps, viewer: Viewer, schoolId: string): Promise<void> {
  if (!memberOf(viewer, schoolId)) throw new AppError("no-permission");
  const {
    session: [session],
  } = await deps.write({
    chooseSchool: chooseSchoolOf(deps.db, viewer.id, schoolId),
    session: stampOf(deps.db, viewer.sessionId),
  });
  const all = [viewer.school, ...viewer.otherSchools].filter((each) => each !== null);
  becomeChanged(viewer, session, membershipsOf(all, schoolId));
}
