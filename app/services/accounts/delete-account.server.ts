import type { Viewer } from "#app/access/viewer.ts";
import { signedOutCookies } from "#app/auth/cookies.server.ts";
import { accountDeletedMail } from "#app/domain/accounts/mail/settings-mails.ts";
import { normalEmail } from "#app/domain/accounts/sign-up-rules.ts";
import { AppError } from "#app/errors/app-error.ts";
import { insertMailToFree } from "#app/queries/accounts/account-mail.server.ts";
import type { OwnAccount } from "#app/queries/accounts/account-settings.server.ts";
import { ownAccount } from "#app/queries/accounts/account-settings.server.ts";
import { deletePerson } from "#app/queries/accounts/personal-data.server.ts";
import { endSessionsOf } from "#app/queries/accounts/sessions.server.ts";
import { deleteUnpaid, voidOpen } from "#app/queries/billing/charges.server.ts";
import { cancelVoided } from "../billing/cancel-bills.server.ts";
import type { Deps } from "../deps.ts";
import { dropCoversOf } from "../lists/list-covers.server.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";
import { pictureFile } from "./change-picture.server.ts";
import { confirmPassword } from "./confirm-password.server.ts";

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
  // An unconfirmed address may be a stranger's.
  const farewell = account.emailVerified ? [insertMailToFree(db, account.email, mail, deps.now())] : [];
  await deps.write(
    endSessionsOf(db, viewer.id),
    voidOpen(db, viewer.num, deps.now()),
    deleteUnpaid(db, viewer.num, deps.now()),
    ...deletePerson(db, viewer),
    ...farewell,
  );
  deps.later((later) => cancelVoided(later, viewer.num));
  const { picture } = account;
  if (picture) deps.later(({ files }) => files.delete(pictureFile(picture)));
  dropCoversOf(deps, viewer.num);
  deps.later(deliverMail);
  return { cookies: signedOutCookies(deps.secureCookies) };
}

async function proven(deps: Deps, viewer: Viewer, proof: Proof): Promise<OwnAccount> {
  const [[account]] = await deps.read(ownAccount(deps.db, viewer.id));
  if (account?.passwordHash === null) {
    if (normalEmail(proof.email) !== account.email) throw new AppError("email-mismatch");
    return account;
  }
  return confirmPassword(deps, viewer, { password: proof.current, address: proof.address });
}
