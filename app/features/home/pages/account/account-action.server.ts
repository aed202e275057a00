import { redirect } from "@remix-run/cloudflare";
import { confirmationProblem } from "#app/features/accounts/domain/passwords/password-rules.ts";
import { shownInForms } from "#app/features/accounts/pages/account-form.server.ts";
import { requestGuardianAgain } from "#app/features/accounts/services/guardian.server.ts";
import {
  cancelEmailChange,
  requestEmailChange,
} from "#app/features/accounts/services/request-email-change.server.ts";
import { sendOwnPasswordLink } from "#app/features/accounts/services/send-password-reset.server.ts";
import { endOtherSessions, endSession } from "#app/features/accounts/services/sessions-of-viewer.server.ts";
import { updatePassword } from "#app/features/accounts/services/update-password.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps, RequestContext } from "#app/platform/context/deps.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import {
  type FieldOfCode,
  type FormHandler,
  type FormOutcome,
  outcomeOf,
} from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { accountPaths, homePaths } from "../../paths.ts";
import { deleteAccount } from "../../services/delete-account.server.ts";

export type AccountField = "current" | "password" | "confirmation" | "email" | "agreed" | "guardian";

export const accountFieldOf: FieldOfCode<AccountField> = {
  ...shownInForms,
  "auth/wrong-password": "current",
  "email-mismatch": "email",
  "guardian-address": "guardian",
  "guardian-own-email": "guardian",
  "third-mail-often": "guardian",
  "third-mail-address": "guardian",
  "third-mail-unwanted": "guardian",
};

type Scope = { deps: Deps; viewer: Viewer; context: RequestContext; address: string };

async function newPassword(
  { deps, viewer, address }: Scope,
  form: SentForm,
): Promise<FormOutcome<AccountField>> {
  const [current, password] = [form.secret("current"), form.secret("password")];
  const repeated = confirmationProblem(password, form.secret("confirmation"));
  if (repeated) return { problems: { confirmation: repeated } };
  const reply = await updatePassword(deps, viewer, { current, password, address });
  // A required reset changed the session stamp: only the next request may read again.
  if (reply[0] && viewer.pendingPasswordReset) return redirect(accountPaths.notice("senha"));
  return outcomeOf(reply, "password");
}

/** Redirects to the front page and clears the browser's data. */
async function deletion(scope: Scope, form: SentForm): Promise<FormOutcome<AccountField>> {
  const { deps, viewer, context, address } = scope;
  const email = form.text("email");
  if (form.text("agreed") !== "sim")
    return { problems: { agreed: "Marque que você entendeu que não dá para desfazer." } };
  const { cookies } = await deleteAccount(deps, viewer, { current: form.secret("current"), email, address });
  context.cookies.push(...cookies);
  return redirect(homePaths.afterDeletion(), { headers: { "Clear-Site-Data": '"storage"' } });
}

export function accountForms(scope: Scope): Readonly<Record<string, FormHandler<AccountField>>> {
  const { deps, viewer, address } = scope;
  return {
    "end-session": async (form) => {
      await endSession(deps, viewer, form.text("id", 128));
      return { done: true, message: "Sessão encerrada." };
    },
    "end-others": async () => {
      const ended = await endOtherSessions(deps, viewer);
      return { done: true, message: `${plural(ended, "sessão encerrada", "sessões encerradas")}.` };
    },
    password: (form) => newPassword(scope, form),
    "recovery-link": async () => outcomeOf(await sendOwnPasswordLink(deps, viewer, address)),
    email: async (form) => {
      const wanted = { email: form.text("email"), current: form.secret("current"), address };
      return outcomeOf(await requestEmailChange(deps, viewer, wanted), "email");
    },
    guardian: async (form) => {
      await requestGuardianAgain(deps, viewer, form.text("guardian", 254));
      return {
        done: true,
        message: "Pedido enviado. Avise quem é responsável por você para olhar o e-mail.",
      };
    },
    "cancel-email": async () => outcomeOf(await cancelEmailChange(deps, viewer)),
    delete: (form) => deletion(scope, form),
  };
}
