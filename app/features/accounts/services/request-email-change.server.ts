import { accountPaths, homePaths } from "#app/features/home/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { insertMailTo, insertMailWhere } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { accountLimits, CHANGE_EMAIL_SECONDS } from "../domain/account-limits.ts";
import { accountExistsMail } from "../domain/account-mails.ts";
import type { AccountReply } from "../domain/account-reply.ts";
import { confirmNewEmailMail, emailChangeRequestedMail } from "../domain/settings-mails.ts";
import { emailProblem, normalEmail } from "../domain/sign-up/sign-up-rules.ts";
import { insertLink } from "../queries/account-links.server.ts";
import { insertMailToFree } from "../queries/account-mail.server.ts";
import { deletePendingEmail } from "../queries/account-settings.server.ts";
import { confirmPassword } from "./confirm-password.server.ts";

const SAME_EMAIL = "Este já é o e-mail da sua conta";

/**
 * Mails the new address a link and notifies the old one. An address that has an account gets the same reply (SEC-08).
 */
export async function requestEmailChange(
  deps: Deps,
  viewer: Viewer,
  input: { email: string; current: string; address: string },
): Promise<AccountReply> {
  const email = normalEmail(input.email);
  const problem = emailProblem(email);
  if (problem) return [false, problem];
  const account = await confirmPassword(deps, viewer, { password: input.current, address: input.address });
  if (email === account.email) return [false, SAME_EMAIL];
  const now = deps.now();
  const {
    byAccount: [byAccount],
    byEmail: [byEmail],
  } = await deps.write({
    byAccount: countAttempt(deps.db, accountLimits.mail("change", viewer.id), now),
    byEmail: countAttempt(deps.db, accountLimits.mail("asked", email), now),
  });
  if (byAccount?.refused) throw new AppError("auth/too-many-requests");
  const done: AccountReply = [
    true,
    `Enviamos um link para ${email}. O e-mail da conta só muda quando você abrir o link e confirmar.`,
  ];
  // This address has had its hourly mails, whether or not it has an account.
  if (byEmail?.refused) return done;
  await store(deps, viewer.id, { from: account.email, to: email });
  deps.later(deliverMail);
  return done;
}

async function store(deps: Deps, userId: string, { from, to }: { from: string; to: string }): Promise<void> {
  const { db, newId } = deps;
  const now = deps.now();
  const url = deps.publicUrl();
  const { token, tokenHash } = await newLinkToken(newId);
  const link = { tokenHash, purpose: "change-email", payload: { email: to }, now } as const;
  const asked = { id: newId(), ...emailChangeRequestedMail(url + accountPaths.account()) };
  const exists = { id: newId(), ...accountExistsMail(url + homePaths.withLogin(), "change-email") };
  const confirm = { id: newId(), ...confirmNewEmailMail(url + accountPaths.confirmNewEmail(token)) };
  await deps.write([
    deletePendingEmail(db, userId),
    insertLink(db, from, { ...link, seconds: CHANGE_EMAIL_SECONDS }),
    insertMailToFree(db, to, confirm, now),
    insertMailTo(db, to, exists, now),
    // An unconfirmed address may not be the person's.
    insertMailWhere(db, { email: from, verified: true, mail: asked, now }),
  ]);
}

export async function cancelEmailChange(deps: Deps, viewer: Viewer): Promise<AccountReply> {
  await deps.write(deletePendingEmail(deps.db, viewer.id));
  return [true, "Pedido cancelado. O e-mail da conta continua o mesmo."];
}
