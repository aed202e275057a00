import { newLinkToken } from "#app/auth/link-token.server.ts";
import { accountLimits, CONFIRM_SECONDS } from "#app/domain/accounts/account-limits.ts";
import { confirmEmailMail } from "#app/domain/accounts/mail/account-mails.ts";
import { AppError } from "#app/errors/app-error.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { insertLink } from "#app/queries/accounts/account-links.server.ts";
import { noteOnPerson } from "#app/queries/admin/access.server.ts";
import { personDetail } from "#app/queries/admin/people.server.ts";
import { insertMailTo } from "#app/queries/mail/mail.server.ts";
import { countAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";
import { type Actor, auditEntry } from "./actor.server.ts";

/** Throws user-not-found, email-already-confirmed, auth/too-many-requests (the hourly limit), no-permission. */
export async function resendConfirmation(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const entry = auditEntry(deps, actor, "user.resend-confirmation");
  const { db } = deps;
  const [[person], [attempt]] = await deps.write(
    personDetail(db, userId),
    countAttempt(db, accountLimits.mail("resend", userId), entry.at),
  );
  if (!person) throw new AppError("user-not-found");
  if (person.emailVerified) throw new AppError("email-already-confirmed");
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const mail = { id: deps.newId(), ...confirmEmailMail(deps.publicUrl() + signInPaths.confirmEmail(token)) };
  const link = { tokenHash, purpose: "confirm", now: entry.at, seconds: CONFIRM_SECONDS } as const;
  await deps.write(
    insertLink(db, person.email, link),
    insertMailTo(db, person.email, mail, entry.at),
    noteOnPerson(db, userId, entry),
  );
  deps.later((later) => deliverMail(later, mail.id));
}
