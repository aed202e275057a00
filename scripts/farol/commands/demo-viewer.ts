import { userForSignIn } from "#app/features/accounts/queries/sessions.server.ts";
import type { Membership } from "#app/platform/access/membership.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";

/** A demo account as the viewer of the product's services, without a session; null if there is none. */
export async function demoViewer(
  deps: Deps,
  email: string,
  school: Membership | null,
): Promise<Viewer | null> {
  const [user] = await deps.read(userForSignIn(deps.db, email));
  if (!user) return null;
  const { id, num, firstName, picture, claims, communities, emailVerified, creationState } = user;
  const account = { emailVerified, profileComplete: true, pendingPasswordReset: false, creationState };
  return {
    id,
    num,
    firstName,
    picture,
    claims,
    communities,
    school,
    otherSchools: [],
    sessionId: "",
    stamp: 0,
    ...account,
  };
}
