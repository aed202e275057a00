import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm, outcomeOf } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { RecoverForm } from "../components/sign-in/recover-form.tsx";
import { signInPaths } from "../paths.ts";
import { sendPasswordReset } from "../services/send-password-reset.server.ts";
import { addressOf, shownInForms } from "./account-form.server.ts";
import { refuseInPlace } from "./keep-typed.ts";

export const meta = unlistedMeta("Recuperar senha");

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const address = addressOf(args.request);
  return handleForm(
    args.request,
    async (form) => outcomeOf(await sendPasswordReset(deps, { email: form.text("email"), address })),
    { ...shownInForms, "auth/invalid-email": "email" },
  );
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return refuseInPlace(serverAction);
}

/** Target of the form when it is posted before scripts load. */
export default function RecoverPassword() {
  return (
    <div className="page-width max-w-md py-10">
      <PageHeading className="mb-6">Recuperar senha</PageHeading>
      <Card className="">
        <RecoverForm />
      </Card>
      <p className="mt-4 text-center">
        <TextLink look="alone" to={signInPaths.signIn()}>
          Voltar ao login
        </TextLink>
      </p>
    </div>
  );
}
