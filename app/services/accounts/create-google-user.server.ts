import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import { normalPromoCode } from "#app/domain/accounts/sign-up-rules.ts";
import { setUpGoogleUser } from "#app/queries/accounts/identities.server.ts";
import { refreshStamps } from "#app/queries/accounts/sessions.server.ts";
import { createProgress } from "#app/queries/progress/progress.server.ts";
import type { Deps } from "../deps.ts";

/** Creation state 1 → 2, once (spec 000 §4, §7 createGoogleUser). The call's promo code wins over the sign-in's. */
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
