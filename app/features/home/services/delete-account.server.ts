import { accountDeletedMail } from "#app/features/accounts/domain/settings-mails.ts";
import { normalEmail } from "#app/features/accounts/domain/sign-up/sign-up-rules.ts";
import { insertMailToFree } from "#app/features/accounts/queries/account-mail.server.ts";
import type { OwnAccount } from "#app/features/accounts/queries/account-settings.server.ts";
import { ownAccount } from "#app/features/accounts/queries/account-settings.server.ts";
import { endSessionsOf } from "#app/features/accounts/queries/sessions.server.ts";
import { pictureFile } from "#app/features/accounts/services/change-picture.server.ts";
import { confirmPassword } from "#app/features/accounts/services/confirm-password.server.ts";
import { deleteUnpaid, voidOpen } from "#app/features/billing/queries/charges.server.ts";
import { cancelVoided } from "#app/features/billing/services/cancel-bills.server.ts";
import { deleteCoversOf } from "#app/features/lists/services/list-covers.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { signedOutCookies } from "#app/platform/auth/cookies.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { deletePerson } from "../queries/account/personal-data.server.ts";

type Proof = { current: string; email: string; address: string };

/**
 * Deletes the viewer's account; anonymous counts stay. Without a password, the e-mail is typed. Throws as
 * `confirmPassword`, email-mismatch, administrator-stays (an administrator must lose the claim first).
 */
export async function deleteAccount(
  deps: Deps,
  viewer: Viewer,
  proof: Proof,
): Promise<{ cookies: string[] }> {
  const { db } = deps;
  if (viewer.claims.includes("admin")) throw new AppError("administrator-stays");
  const account = await proven(deps, viewer, proof);
  const mail = { id: deps.newId(), ...accountDeletedMail() };
  // An unconfirmed address may belong to someone else.
  const farewell = account.emailVerified ? [insertMailToFree(db, account.email, mail, deps.now())] : [];
  await deps.write([
    endSessionsOf(db, viewer.id),
    voidOpen(db, viewer.num, deps.now()),
    deleteUnpaid(db, viewer.num, deps.now()),
    ...deletePerson(db, viewer),
    ...farewell,
  ]);
  deps.later((later) => cancelVoided(later, viewer.num));
  const { picture } = account;
  if (picture) deps.later(({ files }) => files.delete(pictureFile(picture)));
  deleteCoversOf(deps, viewer.num);
  deps.later(deliverMail);
  return { cookies: signedOutCookies(deps.secureCookies) };
}

async function proven(deps: Deps, viewer: Viewer, proof: Proof): Promise<OwnAccount> {
  const [account] = await deps.read(ownAccount(deps.db, viewer.id));
  if (account?.passwordHash === null) {
    if (normalEmail(proof.email) !== account.email) throw new AppError("email-mismatch");
    return account;
  }
  return confirmPassword(deps, viewer, { password: proof.current, address: proof.address });
}
