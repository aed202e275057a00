import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData } from "@remix-run/react";
import { homePath } from "#app/access/home-path.ts";
import { requireAccess } from "#app/access/require-access.server.ts";
import { GoogleEntry } from "#app/components/accounts/google-entry.tsx";
import { SignUpForm } from "#app/components/accounts/sign-up-form.tsx";
import type { FormResult } from "#app/domain/accounts/form-result.ts";
import { COMMON_PASSWORD_MESSAGE, confirmationProblem } from "#app/domain/accounts/password-rules.ts";
import { signUpProblem } from "#app/domain/accounts/sign-up-rules.ts";
import type { SignUpEntryField } from "#app/domain/accounts/sign-up-steps.ts";
import { paths } from "#app/paths.ts";
import { createNewUser } from "#app/services/accounts/create-new-user.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { addressOf, answerForm, readForm, refuse } from "./account-form.server.ts";
import { keepTyped } from "./keep-typed.ts";

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
  const { text } = await readForm(args.request);
  const fields = {
    email: text("email"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    password: text("password"),
  };
  const { password, ...kept } = fields;
  const problem = signUpProblem(fields);
  if (problem) return refuse<SignUpEntryField>(problem.message, problem.field, kept);
  const unlike = confirmationProblem(password, text("confirmation"));
  if (unlike) return refuse<SignUpEntryField>(unlike, "confirmation", kept);
  if (!text("terms"))
    return refuse<SignUpEntryField>("Para criar a conta, leia e aceite os termos.", null, kept);
  const address = addressOf(args.request);
  return answerForm<SignUpEntryField>(
    () => createNewUser(deps, { ...fields, promoCode: text("promoCode") || null, address }),
    kept,
    (message) => (message === COMMON_PASSWORD_MESSAGE ? "password" : null),
  );
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

/** The sign-up as a page of its own: where the form lands when it is posted before scripts arrive. */
export default function SignUp() {
  const posted = useActionData<FormResult<SignUpEntryField>>();
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-6 text-2xl font-bold">Criar conta</h1>
      <div className="card p-5">
        <SignUpForm progressive={false} posted={posted}>
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
