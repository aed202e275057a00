import type { Viewer } from "#app/platform/access/viewer.ts";
import { newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { insertMailTo } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { accountLimits, CONFIRM_SECONDS } from "../../domain/account-limits.ts";
import { confirmEmailMail } from "../../domain/account-mails.ts";
import type { AccountReply } from "../../domain/account-reply.ts";
import { accountTexts } from "../../domain/account-texts.ts";
import { signInPaths } from "../../paths.ts";
import { insertLink } from "../../queries/account-links.server.ts";
import { personById } from "../../queries/accounts.server.ts";
import { type AskedFrom, linkOrigin } from "../sign-in/link-origin.server.ts";

/** Mails a new confirmation link and reports a delivery failure (REL-20). Throws auth/too-many-requests. */
export async function verifyEmailAgain(deps: Deps, viewer: Viewer, asked?: AskedFrom): Promise<AccountReply> {
  if (viewer.emailVerified) return [true, accountTexts.alreadyConfirmed];
  const { db } = deps;
  const now = deps.now();
  const {
    attempt: [attempt],
    person: [person],
  } = await deps.write({
    attempt: countAttempt(db, accountLimits.mail("resend", viewer.id), now),
    person: personById(db, viewer.id),
  });
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  if (!person) return [false, accountTexts.confirmationFailed];
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const mail = { id: deps.newId(), ...confirmEmailMail(deps.publicUrl() + signInPaths.confirmEmail(token)) };
  const payload = await linkOrigin(asked);
  await deps.write([
    insertLink(db, person.email, { tokenHash, purpose: "confirm", payload, now, seconds: CONFIRM_SECONDS }),
    insertMailTo(db, person.email, mail, now),
  ]);
  const sent = await deliverMail(deps, mail.id);
  return sent.includes(mail.id)
    ? [true, accountTexts.confirmationSent]
    : [false, accountTexts.confirmationFailed];
}
