import type { Viewer } from "#app/access/viewer.ts";
import { newLinkToken } from "#app/auth/link-token.server.ts";
import { accountLimits, RECOVER_SECONDS } from "#app/domain/accounts/account-limits.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import { isEmail } from "#app/domain/accounts/email.ts";
import { recoverPasswordMail } from "#app/domain/accounts/mail/account-mails.ts";
import { normalEmail } from "#app/domain/accounts/sign-up-rules.ts";
import { AppError } from "#app/errors/app-error.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { forgetOldLinks, insertLink } from "#app/queries/accounts/account-links.server.ts";
import { ownAccount } from "#app/queries/accounts/account-settings.server.ts";
import { insertMailTo } from "#app/queries/mail/mail.server.ts";
import { countAttempt, forgetOldAttempts } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";

/** The reply reveals no account (security.md SEC-08). Throws auth/invalid-email, auth/too-many-requests. */
export async function sendPasswordReset(
  deps: Deps,
  input: { email: string; address: string },
): Promise<AccountReply> {
  const email = normalEmail(input.email);
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  const { db } = deps;
  const now = deps.now();
  const [[byAddress], [byEmail]] = await deps.write(
    countAttempt(db, accountLimits.recovery(input.address), now),
    countAttempt(db, accountLimits.mail("recovery", email), now),
    forgetOldAttempts(db, now),
  );
  if (byAddress?.refused) throw new AppError("auth/too-many-requests");
  if (byEmail?.refused) return [true, accountTexts.recoverySent];
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const mail = {
    id: deps.newId(),
    ...recoverPasswordMail(deps.publicUrl() + signInPaths.resetPassword(token)),
  };
  await deps.write(
    forgetOldLinks(db, email, now),
    insertLink(db, email, { tokenHash, purpose: "recover", now, seconds: RECOVER_SECONDS }),
    insertMailTo(db, email, mail, now),
  );
  deps.later(deliverMail);
  return [true, accountTexts.recoverySent];
}

export async function sendOwnPasswordLink(
  deps: Deps,
  viewer: Viewer,
  address: string,
): Promise<AccountReply> {
  const [[account]] = await deps.read(ownAccount(deps.db, viewer.id));
  if (!account) throw new AppError("session-changed");
  await sendPasswordReset(deps, { email: account.email, address });
  return [true, `Enviamos um link para ${account.email}. Confira também a caixa de spam.`];
}
