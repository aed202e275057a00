import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { AccountReply } from "../../domain/account-reply.ts";
import { accountTexts } from "../../domain/account-texts.ts";
import { normalPromoCode } from "../../domain/sign-up/sign-up-rules.ts";
import { setUpGoogleUser } from "../../queries/identities.server.ts";
import { createProgress } from "../../queries/progress.server.ts";
import { refreshStamps } from "../../queries/sessions.server.ts";

/** Creation state 1 → 2, once (R-ACC-2 createGoogleUser). The call's promo code wins over the sign-in's. */
export async function createGoogleUser(
  deps: Deps,
  viewer: Viewer,
  promoCode: string | null,
): Promise<AccountReply> {
  if (viewer.creationState === 2) return [true, accountTexts.profileSetUp];
  await deps.write([
    setUpGoogleUser(deps.db, viewer.id, normalPromoCode(promoCode)),
    createProgress(deps.db, viewer.id),
    refreshStamps(deps.db, viewer.id),
  ]);
  return [true, accountTexts.profileSetUp];
}
