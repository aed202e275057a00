import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { homePath } from "#app/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { safePath } from "#app/access/safe-path.ts";
import { GoogleEntry } from "#app/components/accounts/google-entry.tsx";
import { SignUpForm } from "#app/components/accounts/sign-up-form.tsx";
import { newAccountProblem } from "#app/domain/accounts/common-passwords.server.ts";
import { confirmationProblem } from "#app/domain/accounts/password-rules.ts";
import type { SignUpValues } from "#app/domain/accounts/sign-up-rules.ts";
import type { SignUpEntryField } from "#app/domain/accounts/sign-up-steps.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { homePaths } from "#app/paths/home.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { createNewUser } from "#app/services/accounts/create-new-user.server.ts";
import { askedFrom } from "#app/services/accounts/link-origin.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { type FormHandler, type FormOutcome, handleForm, outcomeOf } from "../handle-form.server.ts";
import { addressOf, LONGEST_ADDRESS, shownInForms } from "./account-form.server.ts";
import { refuseInPlace } from "./keep-typed.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Criar conta") },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  const wanted = new URL(args.request.url).searchParams.get("redirect");
  if (viewer) throw redirectFor(safePath(wanted, homePath(viewer)));
  return { redirectTo: safePath(wanted, homePaths.home()) };
}

function signUpOf(form: SentForm): SignUpValues {
  const [firstName, lastName] = [form.text("firstName"), form.text("lastName")];
  return { email: form.text("email"), password: form.secret("password"), firstName, lastName };
}

function problemsOf(form: SentForm, fields: SignUpValues): FormOutcome<SignUpEntryField> | null {
  const problem = newAccountProblem(fields);
  if (problem) return { problems: { [problem.field]: problem.message } };
  const confirmation = confirmationProblem(fields.password, form.secret("confirmation"));
  if (confirmation) return { problems: { confirmation } };
  return form.text("terms") ? null : { message: "Para criar a conta, leia e aceite os termos." };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, context } = requireAccess("public", args);
  const signUp: FormHandler<SignUpEntryField> = async (form) => {
    const fields = signUpOf(form);
    const refused = problemsOf(form, fields);
    if (refused) return refused;
    const promoCode = form.text("promoCode") || null;
    const back = safePath(form.text("redirect", LONGEST_ADDRESS), homePaths.home());
    const { asked, cookie } = askedFrom(deps, args.request.headers.get("Cookie"), back);
    const from = { asked, address: addressOf(args.request) };
    const reply = await createNewUser(deps, { ...fields, promoCode, ...from });
    context.cookies.push(cookie);
    return outcomeOf(reply);
  };
  return handleForm(args.request, signUp, shownInForms);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return refuseInPlace(serverAction);
}

/** Target of the form when it is posted before scripts load. */
export default function SignUp() {
  const { redirectTo } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-6 text-2xl font-bold">Criar conta</h1>
      <div className="card p-5">
        <SignUpForm progressive={false} back={redirectTo}>
          <GoogleEntry back={redirectTo} onPage />
          <p className="text-center text-muted">
            Já tem conta?{" "}
            <Link
              to={signInPaths.signIn(redirectTo)}
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
