import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { newPasswordProblem } from "#app/domain/accounts/common-passwords.server.ts";
import { passwordChangedMail } from "#app/domain/accounts/mail/account-mails.ts";
import { homePaths } from "#app/paths/home.ts";
import { setPassword } from "#app/queries/accounts/account-settings.server.ts";
import { deleteLinksOf } from "#app/queries/accounts/accounts.server.ts";
import { endOtherSessionsOf, refreshStamps } from "#app/queries/accounts/sessions.server.ts";
import { insertMailTo } from "#app/queries/mail/mail.server.ts";
import type { Deps } from "../deps.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";
import { confirmPassword } from "./confirm-password.server.ts";

/** Sets a new password; ends other sessions and links (security.md SEC-13). Throws as `confirmPassword`. */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  input: { current: string; password: string; address: string },
): Promise<AccountReply> {
  const { db } = deps;
  const account = await confirmPassword(deps, viewer, { password: input.current, address: input.address });
  const problem = newPasswordProblem(input.password, [account.firstName, account.lastName]);
  if (problem) return [false, problem];
  const passwordHash = await deps.passwords.hash(input.password);
  const signInUrl = deps.publicUrl() + homePaths.withLogin();
  const mail = { id: deps.newId(), ...passwordChangedMail(signInUrl, "elsewhere") };
  await deps.write(
    setPassword(db, viewer.id, passwordHash),
    deleteLinksOf(db, viewer.id),
    endOtherSessionsOf(db, viewer.id, viewer.sessionId),
    refreshStamps(db, viewer.id),
    insertMailTo(db, account.email, mail, deps.now()),
  );
  deps.later(deliverMail);
  return [true, "Senha alterada. Os outros aparelhos foram desconectados."];
}
