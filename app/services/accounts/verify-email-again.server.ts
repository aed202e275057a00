import type { Viewer } from "#app/access/viewer.ts";
import { newLinkToken } from "#app/auth/link-token.server.ts";
import { accountLimits, CONFIRM_SECONDS } from "#app/domain/accounts/account-limits.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import { confirmEmailMail } from "#app/domain/accounts/mail/account-mails.ts";
import { AppError } from "#app/errors/app-error.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { insertLink } from "#app/queries/accounts/account-links.server.ts";
import { personById } from "#app/queries/accounts/accounts.server.ts";
import { insertMailTo } from "#app/queries/mail/mail.server.ts";
import { countAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";
import { type AskedFrom, linkOrigin } from "./link-origin.server.ts";

/** Mails a new confirmation link and reports a delivery failure (security.md REL-20). Throws auth/too-many-requests. */
export async function verifyEmailAgain(deps: Deps, viewer: Viewer, asked?: AskedFrom): Promise<AccountReply> {
  if (viewer.emailVerified) return [true, accountTexts.alreadyConfirmed];
  const { db } = deps;
  const now = deps.now();
  const [[attempt], [person]] = await deps.write(
    countAttempt(db, accountLimits.mail("resend", viewer.id), now),
    personById(db, viewer.id),
  );
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  if (!person) return [false, accountTexts.confirmationFailed];
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const mail = { id: deps.newId(), ...confirmEmailMail(deps.publicUrl() + signInPaths.confirmEmail(token)) };
  const payload = await linkOrigin(asked);
  await deps.write(
    insertLink(db, person.email, { tokenHash, purpose: "confirm", payload, now, seconds: CONFIRM_SECONDS }),
    insertMailTo(db, person.email, mail, now),
  );
  const sent = await deliverMail(deps, mail.id);
  return sent.includes(mail.id)
    ? [true, accountTexts.confirmationSent]
    : [false, accountTexts.confirmationFailed];
}
