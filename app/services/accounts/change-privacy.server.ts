import { requireGuardian } from "#app/access/guardian.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { readPrivacy } from "#app/domain/accounts/profile-privacy.ts";
import { profileTexts } from "#app/domain/accounts/profile-texts.ts";
import { savePrivacy } from "#app/queries/accounts/profiles.server.ts";
import type { Deps } from "../deps.ts";

/** Changes the visibility of a person's profile. Minors cannot make theirs public (decision 20). */
export async function changePrivacy(
  deps: Deps,
  viewer: Viewer,
  sent: { visibility: string; shares: readonly string[] },
): Promise<AccountReply> {
  const privacy = readPrivacy(sent.visibility, sent.shares);
  if (!privacy) return [false, profileTexts.chooseVisibility];
  if (privacy.visibility !== "private") requireGuardian(viewer, "profile");
  const [[saved]] = await deps.write(savePrivacy(deps.db, viewer.id, privacy, deps.now()));
  return saved ? [true, profileTexts.privacySaved] : [false, profileTexts.notForMinors];
}
