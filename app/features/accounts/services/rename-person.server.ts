import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { AccountReply } from "../domain/account-reply.ts";
import { profileTexts } from "../domain/profile-texts.ts";
import { firstNameProblem, lastNameProblem, normalName } from "../domain/sign-up/sign-up-rules.ts";
import { setNames } from "../queries/profiles.server.ts";
import { refreshStamps, stampOf } from "../queries/sessions.server.ts";
import { becomeChanged } from "./become-changed.server.ts";

/** Changes a person's own names (rules of R-ACC-5). */
export async function renamePerson(
  deps: Deps,
  viewer: Viewer,
  names: { firstName: string; lastName: string },
): Promise<AccountReply> {
  const problem = firstNameProblem(names.firstName) ?? lastNameProblem(names.lastName);
  if (problem) return [false, problem];
  const normal = { firstName: normalName(names.firstName), lastName: normalName(names.lastName) };
  const {
    session: [session],
  } = await deps.write({
    names: setNames(deps.db, viewer.id, normal),
    stamps: refreshStamps(deps.db, viewer.id),
    session: stampOf(deps.db, viewer.sessionId),
  });
  becomeChanged(viewer, session, { firstName: normal.firstName });
  return [true, profileTexts.nameSaved];
}
