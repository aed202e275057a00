import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { homePaths } from "#app/features/home/paths.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import { safePath } from "#app/platform/access/safe-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { FAILURE_PARAMETER } from "#app/platform/page/domain/done-words.ts";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { LoginForm } from "../components/sign-in/login-form.tsx";
import { LoginWaysOut } from "../components/sign-in/login-ways-out.tsx";
import { googleFailureText } from "../domain/google/google-failure.ts";
import { signIn } from "../services/sign-in/sign-in.server.ts";
import { addressOf, LONGEST_ADDRESS, shownInForms } from "./account-form.server.ts";

export const meta = unlistedMeta("Entrar");

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const wanted = searchParams.get("redirect");
  if (viewer) throw redirectFor(safePath(wanted, homePath(viewer)));
  const failed = googleFailureText(searchParams.get(FAILURE_PARAMETER));
  return { redirectTo: safePath(wanted, homePaths.home()), failed };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, context } = requireAccess("public", args);
  const { headers } = args.request;
  const enter: FormHandler<"email"> = async (form) => {
    const signedIn = await signIn(deps, {
      email: form.text("email"),
      password: form.secret("password"),
      address: addressOf(args.request),
      userAgent: headers.get("User-Agent"),
      cookieHeader: headers.get("Cookie"),
    });
    context.cookies.push(...signedIn.cookies);
    const home = homePath(signedIn.viewer);
    const wanted = safePath(form.text("redirect", LONGEST_ADDRESS), home);
    return redirect(wanted === homePaths.home() ? home : wanted);
  };
  return handleForm(args.request, enter, { ...shownInForms, "auth/invalid-email": "email" });
}

/** Target of the form when it is posted before scripts load. */
export default function SignIn() {
  const { redirectTo, failed } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-md py-10">
      <PageHeading className="mb-6">Entrar no Farol</PageHeading>
      <Card className="">
        <LoginForm redirectTo={redirectTo} failure={failed} />
        <LoginWaysOut back={redirectTo} onPage />
      </Card>
    </div>
  );
}
