import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { AccountReply } from "../domain/account-reply.ts";
import { readPrivacy } from "../domain/profile-privacy.ts";
import { profileTexts } from "../domain/profile-texts.ts";
import { savePrivacy } from "../queries/profiles.server.ts";

/** Changes the visibility of a person's profile. Minors cannot make theirs public (R-MINOR-2). */
export async function updatePrivacy(
  deps: Deps,
  viewer: Viewer,
  sent: { visibility: string; shares: readonly string[] },
): Promise<AccountReply> {
  const privacy = readPrivacy(sent.visibility, sent.shares);
  if (!privacy) return [false, profileTexts.chooseVisibility];
  if (privacy.visibility !== "private") requireGuardian(viewer, "profile");
  const [saved] = await deps.write(savePrivacy(deps.db, viewer.id, privacy, deps.now()));
  return saved ? [true, profileTexts.privacySaved] : [false, profileTexts.notForMinors];
}
