import type { Viewer } from "#app/platform/access/viewer.ts";
import { newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt, purgeOldAttempts } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { insertMailTo } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { accountLimits, RECOVER_SECONDS } from "../domain/account-limits.ts";
import { recoverPasswordMail } from "../domain/account-mails.ts";
import type { AccountReply } from "../domain/account-reply.ts";
import { accountTexts } from "../domain/account-texts.ts";
import { isEmail } from "../domain/email.ts";
import { normalEmail } from "../domain/sign-up/sign-up-rules.ts";
import { signInPaths } from "../paths.ts";
import { insertLink, purgeOldLinks } from "../queries/account-links.server.ts";
import { ownAccount } from "../queries/account-settings.server.ts";

/** The reply reveals no account (SEC-08). Throws auth/invalid-email, auth/too-many-requests. */
export async function sendPasswordReset(
  deps: Deps,
  input: { email: string; address: string },
): Promise<AccountReply> {
  const email = normalEmail(input.email);
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  const { db } = deps;
  const now = deps.now();
  const {
    byAddress: [byAddress],
    byEmail: [byEmail],
  } = await deps.write({
    byAddress: countAttempt(db, accountLimits.recovery(input.address), now),
    byEmail: countAttempt(db, accountLimits.mail("recovery", email), now),
    oldAttempts: purgeOldAttempts(db, now),
  });
  if (byAddress?.refused) throw new AppError("auth/too-many-requests");
  if (byEmail?.refused) return [true, accountTexts.recoverySent];
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const mail = {
    id: deps.newId(),
    ...recoverPasswordMail(deps.publicUrl() + signInPaths.resetPassword(token)),
  };
  await deps.write([
    purgeOldLinks(db, email, now),
    insertLink(db, email, { tokenHash, purpose: "recover", now, seconds: RECOVER_SECONDS }),
    insertMailTo(db, email, mail, now),
  ]);
  deps.later(deliverMail);
  return [true, accountTexts.recoverySent];
}

export async function sendOwnPasswordLink(
  deps: Deps,
  viewer: Viewer,
  address: string,
): Promise<AccountReply> {
  const [account] = await deps.read(ownAccount(deps.db, viewer.id));
  if (!account) throw new AppError("session-changed");
  await sendPasswordReset(deps, { email: account.email, address });
  return [true, `Enviamos um link para ${account.email}. Confira também a caixa de spam.`];
}
