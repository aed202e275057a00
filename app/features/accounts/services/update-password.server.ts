import { homePaths } from "#app/features/home/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { insertMailTo } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { passwordChangedMail } from "../domain/account-mails.ts";
import type { AccountReply } from "../domain/account-reply.ts";
import { newPasswordProblem } from "../domain/passwords/common-passwords.server.ts";
import { setPassword } from "../queries/account-settings.server.ts";
import { deleteLinksOf } from "../queries/accounts.server.ts";
import { endOtherSessionsOf, refreshStamps } from "../queries/sessions.server.ts";
import { confirmPassword } from "./confirm-password.server.ts";

/** Sets a new password; ends other sessions and links (SEC-13). Throws as `confirmPassword`. */
export async function updatePassword(
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
  await deps.write([
    setPassword(db, viewer.id, passwordHash),
    deleteLinksOf(db, viewer.id),
    endOtherSessionsOf(db, viewer.id, viewer.sessionId),
    refreshStamps(db, viewer.id),
    insertMailTo(db, account.email, mail, deps.now()),
  ]);
  deps.later(deliverMail);
  return [true, "Senha alterada. Os outros aparelhos foram desconectados."];
}
