import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { RecoverForm } from "#app/components/accounts/recover-form.tsx";
import type { FormResult } from "#app/domain/accounts/form-result.ts";
import { paths } from "#app/paths.ts";
import { sendPasswordReset } from "#app/services/accounts/send-password-reset.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { addressOf, answerForm, readForm } from "./account-form.server.ts";
import { keepTyped } from "./keep-typed.ts";

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
  const { text } = await readForm(args.request);
  const email = text("email");
  return answerForm<"email">(
    () => sendPasswordReset(deps, { email, address: addressOf(args.request) }),
    { email },
    (code) => (code === "auth/invalid-email" ? "email" : null),
  );
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

/** The forgotten password as a page of its own: where the form lands when it is posted before scripts arrive. */
export default function RecoverPassword() {
  const posted = useActionData<FormResult<"email">>();
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-6 text-2xl font-bold">Recuperar senha</h1>
      <div className="card p-5">
        <RecoverForm posted={posted} />
      </div>
      <p className="mt-4 text-center">
        <Link
          to={paths.signIn()}
          className="inline-flex min-h-11 items-center font-semibold text-link underline"
        >
          Voltar ao login
        </Link>
      </p>
    </div>
  );
}
