import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link } from "@remix-run/react";
import { homePath } from "#app/access/home-path.ts";
import { requireAccess } from "#app/access/require-access.server.ts";
import { GoogleEntry } from "#app/components/accounts/google-entry.tsx";
import { SignUpForm } from "#app/components/accounts/sign-up-form.tsx";
import { newAccountProblem } from "#app/domain/accounts/common-passwords.server.ts";
import { confirmationProblem } from "#app/domain/accounts/password-rules.ts";
import type { SignUpEntryField } from "#app/domain/accounts/sign-up-steps.ts";
import { paths } from "#app/paths.ts";
import { createNewUser } from "#app/services/accounts/create-new-user.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { type FormHandler, handleForm, outcomeOf } from "../handle-form.server.ts";
import { addressOf, shownInForms } from "./account-form.server.ts";
import { refuseInPlace } from "./keep-typed.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Criar conta") },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  if (viewer) throw redirect(homePath(viewer));
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const signUp: FormHandler<SignUpEntryField> = async (form) => {
    const [email, password] = [form.text("email"), form.secret("password")];
    const fields = { email, password, firstName: form.text("firstName"), lastName: form.text("lastName") };
    const problem = newAccountProblem(fields);
    if (problem) return { problems: { [problem.field]: problem.message } };
    const confirmation = confirmationProblem(password, form.secret("confirmation"));
    if (confirmation) return { problems: { confirmation } };
    if (!form.text("terms")) return { message: "Para criar a conta, leia e aceite os termos." };
    const promoCode = form.text("promoCode") || null;
    return outcomeOf(await createNewUser(deps, { ...fields, promoCode, address: addressOf(args.request) }));
  };
  return handleForm(args.request, signUp, shownInForms);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return refuseInPlace(serverAction);
}

/** Target of the form when it is posted before scripts load. */
export default function SignUp() {
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-6 text-2xl font-bold">Criar conta</h1>
      <div className="card p-5">
        <SignUpForm progressive={false}>
          <GoogleEntry back={paths.home()} onPage />
          <p className="text-center text-muted">
            Já tem conta?{" "}
            <Link
              to={paths.signIn()}
              className="inline-flex min-h-11 items-center font-semibold text-link underline"
            >
              Entre aqui
            </Link>
          </p>
        </SignUpForm>
      </div>
    </div>
  );
}
