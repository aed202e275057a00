import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { homePaths } from "#app/features/home/paths.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import { safePath } from "#app/platform/access/safe-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import {
  type FormHandler,
  type FormOutcome,
  handleForm,
  outcomeOf,
} from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { GoogleEntry } from "../components/sign-up/google-entry.tsx";
import { SignUpForm } from "../components/sign-up/sign-up-form.tsx";
import { newAccountProblem } from "../domain/passwords/common-passwords.server.ts";
import { confirmationProblem } from "../domain/passwords/password-rules.ts";
import type { SignUpValues } from "../domain/sign-up/sign-up-rules.ts";
import type { SignUpEntryField } from "../domain/sign-up/sign-up-steps.ts";
import { signInPaths } from "../paths.ts";
import { askedFrom } from "../services/sign-in/link-origin.server.ts";
import { createNewUser } from "../services/sign-up/create-new-user.server.ts";
import { addressOf, LONGEST_ADDRESS, shownInForms } from "./account-form.server.ts";
import { refuseInPlace } from "./keep-typed.ts";

export const meta = unlistedMeta("Criar conta");

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
      <PageHeading className="mb-6">Criar conta</PageHeading>
      <Card className="">
        <SignUpForm progressive={false} back={redirectTo}>
          <GoogleEntry back={redirectTo} onPage />
          <p className="text-center text-muted">
            Já tem conta?{" "}
            <TextLink look="alone" to={signInPaths.signIn(redirectTo)}>
              Entre aqui
            </TextLink>
          </p>
        </SignUpForm>
      </Card>
    </div>
  );
}
