import { json, redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/access/viewer.ts";
import type { AccountField, AccountIntent, AccountResult } from "#app/domain/accounts/account-forms.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { confirmationProblem } from "#app/domain/accounts/password-rules.ts";
import { answerForm } from "#app/pages/accounts/account-form.server.ts";
import { paths } from "#app/paths.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { deleteAccount } from "#app/services/accounts/delete-account.server.ts";
import { cancelEmailChange, requestEmailChange } from "#app/services/accounts/request-email-change.server.ts";
import { sendOwnPasswordLink } from "#app/services/accounts/send-password-reset.server.ts";
import { endOtherSessions, endSession } from "#app/services/accounts/sessions-of-viewer.server.ts";
import type { Deps, RequestContext } from "#app/services/deps.ts";
import { plural } from "#app/text/format.ts";

type Sent = {
  deps: Deps;
  viewer: Viewer;
  context: RequestContext;
  text: (name: string) => string;
  /** The network address. */
  address: string;
};

/** What a form asks for, and where a refusal stands by its code or its text. */
type Answer = {
  work: () => Promise<AccountReply>;
  kept?: Partial<Record<AccountField, string>>;
  fieldOf?: (codeOrText: string) => AccountField | null;
};

const atPassword = (code: string) => (code === "auth/wrong-password" ? "current" : null);

function endOne({ deps, viewer, text }: Sent): Answer {
  return {
    work: async () => {
      await endSession(deps, viewer, text("id").slice(0, 128));
      return [true, "Sessão encerrada."];
    },
  };
}

function endOthers({ deps, viewer }: Sent): Answer {
  return {
    work: async () => {
      const ended = await endOtherSessions(deps, viewer);
      return [true, `${plural(ended, "sessão encerrada", "sessões encerradas")}.`];
    },
  };
}

function newPassword({ deps, viewer, text, address }: Sent): Answer {
  const [current, password] = [text("current"), text("password")];
  const repeated = confirmationProblem(password, text("confirmation"));
  return {
    work: async () =>
      repeated ? [false, repeated] : changePassword(deps, viewer, { current, password, address }),
    fieldOf: (told) => {
      if (told === repeated) return "confirmation";
      return told.startsWith("auth/") || told === "password-missing" ? atPassword(told) : "password";
    },
  };
}

function newEmail({ deps, viewer, text, address }: Sent): Answer {
  const email = text("email");
  return {
    work: () => requestEmailChange(deps, viewer, { email, current: text("current"), address }),
    kept: { email },
    fieldOf: (told) => (told.startsWith("auth/") || told === "password-missing" ? atPassword(told) : "email"),
  };
}

const AGREE = "Marque que você entendeu que não dá para desfazer.";

function deletion(sent: Sent): Answer {
  const { deps, viewer, context, text, address } = sent;
  const [email, agreed] = [text("email"), text("agreed")];
  return {
    work: async () => {
      if (agreed !== "sim") return [false, AGREE];
      const { cookies } = await deleteAccount(deps, viewer, { current: text("current"), email, address });
      context.cookies.push(...cookies);
      return [true, ""];
    },
    kept: { email, agreed },
    fieldOf: (told) => {
      if (told === AGREE) return "agreed";
      return told === "email-mismatch" ? "email" : atPassword(told);
    },
  };
}

const answers: Record<AccountIntent, (sent: Sent) => Answer> = {
  "end-session": endOne,
  "end-others": endOthers,
  password: newPassword,
  "recovery-link": ({ deps, viewer, address }) => ({
    work: () => sendOwnPasswordLink(deps, viewer, address),
  }),
  email: newEmail,
  "cancel-email": ({ deps, viewer }) => ({ work: () => cancelEmailChange(deps, viewer) }),
  delete: deletion,
};

/** Answers one form of the page. A deleted account leads to the front page, with nothing of it left in the browser. */
export async function answerAccountForm(intent: AccountIntent, sent: Sent) {
  const { work, kept = {}, fieldOf } = answers[intent](sent);
  const response = await answerForm<AccountField>(work, kept, fieldOf);
  if (intent === "delete" && response.ok)
    return redirect(paths.homeAfterDeletion(), { headers: { "Clear-Site-Data": '"storage"' } });
  // Where the server had asked for it, the session's stamp has changed: the next request is the first that may read again.
  if (intent === "password" && response.ok && sent.viewer.pendingPasswordReset)
    return redirect(paths.accountNotice("senha"));
  const result: AccountResult = { ...(await response.json()), intent };
  return json(result, { status: response.status });
}
