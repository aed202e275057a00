import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm, outcomeOf } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { RecoverForm } from "../components/sign-in/recover-form.tsx";
import { signInPaths } from "../paths.ts";
import { sendPasswordReset } from "../services/send-password-reset.server.ts";
import { addressOf, shownInForms } from "./account-form.server.ts";
import { refuseInPlace } from "./keep-typed.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Recuperar senha") },
  { name: "robots", content: "noindex" },
];

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
      <h1 className="mb-6 text-2xl font-bold">Recuperar senha</h1>
      <div className="card p-5">
        <RecoverForm />
      </div>
      <p className="mt-4 text-center">
        <Link
          to={signInPaths.signIn()}
          className="inline-flex min-h-11 items-center font-semibold text-link underline"
        >
          Voltar ao login
        </Link>
      </p>
    </div>
  );
}
