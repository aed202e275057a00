import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { homePath } from "#app/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { safePath } from "#app/access/safe-path.ts";
import { LoginForm } from "#app/components/shell/login-form.tsx";
import { LoginWaysOut } from "#app/components/shell/login-ways-out.tsx";
import { FAILURE_PARAMETER, googleFailureText } from "#app/domain/accounts/google-failure.ts";
import type { SignInFailure } from "#app/domain/accounts/sign-in-failure.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { pageTitle } from "#app/text/product.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Entrar") },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const wanted = searchParams.get("redirect");
  if (viewer) throw redirectFor(safePath(wanted, homePath(viewer)));
  const failed = googleFailureText(searchParams.get(FAILURE_PARAMETER));
  return { redirectTo: safePath(wanted, paths.home()), failed };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, context } = requireAccess("public", args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const { headers } = args.request;
  try {
    const signedIn = await signIn(deps, {
      email: text("email"),
      password: text("password"),
      address: headers.get("CF-Connecting-IP") ?? "local",
      userAgent: headers.get("User-Agent"),
      cookieHeader: headers.get("Cookie"),
    });
    context.cookies.push(...signedIn.cookies);
    const home = homePath(signedIn.viewer);
    const wanted = safePath(String(form.get("redirect") ?? ""), home);
    return redirect(wanted === paths.home() ? home : wanted);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const field = error.code === "auth/invalid-email" ? "email" : null;
    return json<SignInFailure>(
      { message: error.message, field, email: text("email") },
      { status: error.status },
    );
  }
}

/** The login as a page of its own: where the form lands when it is posted before scripts arrive. */
export default function SignIn() {
  const { redirectTo, failed } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const failure = posted ?? (failed ? { message: failed, field: null, email: "" } : undefined);
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-6 text-2xl font-bold">Entrar no Farol</h1>
      <div className="card p-5">
        <LoginForm redirectTo={redirectTo} failure={failure} />
        <LoginWaysOut back={redirectTo} onPage />
      </div>
    </div>
  );
}
