import { homePaths } from "#app/features/home/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { hashLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt, deleteLastAttempt, purgeOldAttempts } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { insertMailTo } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { accountLimits } from "../domain/account-limits.ts";
import { passwordChangedMail } from "../domain/account-mails.ts";
import type { AccountReply } from "../domain/account-reply.ts";
import { accountTexts } from "../domain/account-texts.ts";
import { newPasswordProblem } from "../domain/passwords/common-passwords.server.ts";
import { consumeLink, deleteOtherLinks, ownerOfLink } from "../queries/account-links.server.ts";
import { insertMailToOwner } from "../queries/account-mail.server.ts";
import {
  deleteLinksOf,
  personById,
  setPasswordByLink,
  setPendingPassword,
} from "../queries/accounts.server.ts";
import { unlinkForeignIdentities } from "../queries/identities.server.ts";
import { endSessionsOf, endSessionsOfLink } from "../queries/sessions.server.ts";

function changedMail(deps: Deps) {
  return { id: deps.newId(), ...passwordChangedMail(deps.publicUrl() + homePaths.withLogin()) };
}

/** Ends sessions, links, pending changes (SEC-10, SEC-13). Throws link-expired, auth/too-many-requests. */
export async function resetPasswordByLink(
  deps: Deps,
  input: { token: string; password: string; address: string },
): Promise<AccountReply> {
  const { db } = deps;
  const now = deps.now();
  const link = { tokenHash: await hashLinkToken(input.token), purpose: "recover", now } as const;
  const limit = accountLimits.reset(input.address);
  const {
    attempt: [attempt],
    owner: [owner],
  } = await deps.write({
    attempt: countAttempt(db, limit, now),
    owner: ownerOfLink(db, link),
    oldAttempts: purgeOldAttempts(db, now),
  });
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  if (!owner) throw new AppError("link-expired");
  deps.later((later) => later.write(deleteLastAttempt(later.db, limit.key)));
  const problem = newPasswordProblem(input.password, [owner.firstName, owner.lastName]);
  if (problem) return [false, problem];
  const passwordHash = await deps.passwords.hash(input.password);
  const { consumed } = await deps.write({
    mail: insertMailToOwner(db, link, changedMail(deps)),
    password: setPasswordByLink(db, link, passwordHash),
    sessions: endSessionsOfLink(db, link),
    otherLinks: deleteOtherLinks(db, link),
    foreignIdentities: unlinkForeignIdentities(db, link),
    consumed: consumeLink(db, link),
  });
  if (consumed.length === 0) throw new AppError("link-expired");
  deps.later(deliverMail);
  return [true, accountTexts.passwordChanged];
}

/** Sets the new password the server demanded (R-ACC-15). Ends every session. Throws reset-not-pending. */
export async function resetPendingPassword(
  deps: Deps,
  viewer: Viewer,
  password: string,
): Promise<AccountReply> {
  if (!viewer.pendingPasswordReset) throw new AppError("reset-not-pending");
  const { db } = deps;
  const [person] = await deps.read(personById(db, viewer.id));
  if (!person) throw new AppError("reset-not-pending");
  const problem = newPasswordProblem(password, [person.firstName, person.lastName]);
  if (problem) return [false, problem];
  const passwordHash = await deps.passwords.hash(password);
  await deps.write([
    setPendingPassword(db, viewer.id, passwordHash),
    deleteLinksOf(db, viewer.id),
    insertMailTo(db, person.email, changedMail(deps), deps.now()),
    endSessionsOf(db, viewer.id),
  ]);
  deps.later(deliverMail);
  return [true, accountTexts.passwordChanged];
}
