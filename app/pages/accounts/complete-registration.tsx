import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { homePath } from "#app/access/home-path.ts";
import { requireAccess } from "#app/access/require-access.server.ts";
import { safePath } from "#app/access/safe-path.ts";
import { MissingRegistration, registrationTitle } from "#app/components/accounts/missing-registration.tsx";
import { accountState } from "#app/domain/accounts/account-state.ts";
import { readAnswers } from "#app/domain/accounts/questionnaire-rules.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { homePaths } from "#app/paths/home.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { completeProfile } from "#app/services/accounts/complete-profile.server.ts";
import { createGoogleUser } from "#app/services/accounts/create-google-user.server.ts";
import { askedFrom } from "#app/services/accounts/link-origin.server.ts";
import { readEmail } from "#app/services/accounts/read-account.server.ts";
import { verifyEmailAgain } from "#app/services/accounts/verify-email-again.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm, outcomeOf } from "../handle-form.server.ts";
import { LONGEST_ADDRESS, shownInForms } from "./account-form.server.ts";
import { refuseInPlace } from "./keep-typed.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Completar cadastro") },
  { name: "robots", content: "noindex" },
];

/** This page displays what is missing: no dialog over it. */
export const handle = { account: true } as const;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  if (accountState(viewer) === "complete") throw redirect(homePath(viewer));
  return { email: viewer.emailVerified ? null : await readEmail(deps, viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("signedIn", args);
  const forms = {
    resend: async ({ text }: SentForm) => {
      const back = safePath(text("back", LONGEST_ADDRESS), homePaths.home());
      const { asked, cookie } = askedFrom(deps, args.request.headers.get("Cookie"), back);
      context.cookies.push(cookie);
      return outcomeOf(await verifyEmailAgain(deps, viewer, asked));
    },
    google: async () => {
      await createGoogleUser(deps, viewer, null);
      return redirect(signInPaths.completeRegistration());
    },
    // Age is required here, unlike in a call of an older client.
    "": async ({ text, texts }: SentForm) =>
      outcomeOf(await completeProfile(deps, viewer, readAnswers(text, texts))),
  };
  return handleForm(args.request, forms, shownInForms);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return refuseInPlace(serverAction);
}

export default function CompleteRegistration() {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <div className="page-width max-w-lg py-10">
      <h1 className="mb-6 text-2xl font-bold">{registrationTitle(viewer)}</h1>
      <div className="card p-5">
        <MissingRegistration viewer={viewer} sequential={false} />
      </div>
    </div>
  );
}
