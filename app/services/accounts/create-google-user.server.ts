import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import { normalPromoCode } from "#app/domain/accounts/sign-up-rules.ts";
import { setUpGoogleUser } from "#app/queries/identities.server.ts";
import { createProgress } from "#app/queries/progress.server.ts";
import { refreshStamps } from "#app/queries/sessions.server.ts";
import type { Deps } from "../deps.ts";

/**
 * Sets up the account of a person who came by Google: creation state 1 becomes 2 (spec 000 §4, §7 createGoogleUser). Called
 * again, or by anybody else, it changes nothing. The promo code of the call goes before the one they left for Google with.
 */
export async function createGoogleUser(
  deps: Deps,
  viewer: Viewer,
  promoCode: string | null,
): Promise<AccountReply> {
  if (viewer.creationState === 2) return [true, accountTexts.profileSetUp];
  await deps.write(
    setUpGoogleUser(deps.db, viewer.id, normalPromoCode(promoCode)),
    createProgress(deps.db, viewer.id),
    refreshStamps(deps.db, viewer.id),
  );
  return [true, accountTexts.profileSetUp];
}
