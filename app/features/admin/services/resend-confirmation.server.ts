import { accountLimits, CONFIRM_SECONDS } from "#app/features/accounts/domain/account-limits.ts";
import { confirmEmailMail } from "#app/features/accounts/domain/account-mails.ts";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { insertLink } from "#app/features/accounts/queries/account-links.server.ts";
import { personDetail } from "#app/features/accounts/queries/people.server.ts";
import { auditPerson } from "#app/features/school/queries/access.server.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import { newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { insertMailTo } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";

/** Throws user-not-found, email-already-confirmed, auth/too-many-requests (the hourly limit), no-permission. */
export async function resendConfirmation(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const entry = auditEntry(deps, actor, "user.resend-confirmation");
  const { db } = deps;
  const {
    person: [person],
    attempt: [attempt],
  } = await deps.write({
    person: personDetail(db, userId),
    attempt: countAttempt(db, accountLimits.mail("resend", userId), entry.at),
  });
  if (!person) throw new AppError("user-not-found");
  if (person.emailVerified) throw new AppError("email-already-confirmed");
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const mail = { id: deps.newId(), ...confirmEmailMail(deps.publicUrl() + signInPaths.confirmEmail(token)) };
  const link = { tokenHash, purpose: "confirm", now: entry.at, seconds: CONFIRM_SECONDS } as const;
  await deps.write([
    insertLink(db, person.email, link),
    insertMailTo(db, person.email, mail, entry.at),
    auditPerson(db, userId, entry),
  ]);
  deps.later((later) => deliverMail(later, mail.id));
}
