import type { Viewer } from "#app/access/viewer.ts";
import type { Membership } from "#app/domain/school/membership.ts";
import { userForSignIn } from "#app/queries/accounts/sessions.server.ts";
import type { Deps } from "#app/services/deps.ts";

/** A demo account as the viewer of the product's services, without a session; null if there is none. */
export async function demoViewer(
  deps: Deps,
  email: string,
  school: Membership | null,
): Promise<Viewer | null> {
  const [[user]] = await deps.read(userForSignIn(deps.db, email));
  if (!user) return null;
  const { id, num, firstName, picture, claims, emailVerified, creationState } = user;
  const account = { emailVerified, profileComplete: true, pendingPasswordReset: false, creationState };
  return {
    id,
    num,
    firstName,
    picture,
    claims,
    school,
    otherSchools: [],
    sessionId: "",
    stamp: 0,
    ...account,
  };
}
