import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { homePaths } from "#app/features/home/paths.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import { safePath } from "#app/platform/access/safe-path.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { handleForm, outcomeOf } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { MissingRegistration, registrationTitle } from "../components/sign-up/missing-registration.tsx";
import { accountState } from "../domain/account-state.ts";
import { readAnswers } from "../domain/sign-up/questionnaire-rules.ts";
import { signInPaths } from "../paths.ts";
import { readEmail } from "../services/read-account.server.ts";
import { createGoogleUser } from "../services/sign-in/create-google-user.server.ts";
import { askedFrom } from "../services/sign-in/link-origin.server.ts";
import { completeProfile } from "../services/sign-up/complete-profile.server.ts";
import { verifyEmailAgain } from "../services/sign-up/verify-email-again.server.ts";
import { LONGEST_ADDRESS, shownInForms } from "./account-form.server.ts";
import { refuseInPlace } from "./keep-typed.ts";

export const meta = unlistedMeta("Completar cadastro");

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
      <PageHeading className="mb-6">{registrationTitle(viewer)}</PageHeading>
      <Card className="">
        <MissingRegistration viewer={viewer} sequential={false} />
      </Card>
    </div>
  );
}
