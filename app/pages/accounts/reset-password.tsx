import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { confirmationProblem } from "#app/domain/accounts/password-rules.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { isLinkAlive } from "#app/services/accounts/confirm-email.server.ts";
import { resetPasswordByLink } from "#app/services/accounts/reset-password.server.ts";
import { signOut } from "#app/services/accounts/sign-out.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { DeadLink } from "./mailed-link/dead-link.tsx";
import { PasswordField } from "./mailed-link/password-field.tsx";

type Failure = { expired: boolean; password: string | null; confirmation: string | null };

export const meta: MetaFunction = () => [
  { title: pageTitle("Criar nova senha") },
  { name: "robots", content: "noindex" },
];

/** The address holds a token: no other site hears of it, and no cache keeps it. ("no-referrer" would make the form's Origin null.) */
export const headers: HeadersFunction = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  return { token, alive: await isLinkAlive(deps, token, "recover") };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, context } = requireAccess("public", args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const failure = (fields: Partial<Failure>, status: number) =>
    json<Failure>({ expired: false, password: null, confirmation: null, ...fields }, { status });
  const confirmation = confirmationProblem(text("password"), text("confirmation"));
  if (confirmation) return failure({ confirmation }, 422);
  const address = args.request.headers.get("CF-Connecting-IP") ?? "local";
  try {
    const [done, message] = await resetPasswordByLink(deps, {
      token: text("token"),
      password: text("password"),
      address,
    });
    if (!done) return failure({ password: message }, 422);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "link-expired") return failure({ expired: true }, error.status);
    return failure({ password: error.message }, error.status);
  }
  // Nobody is signed in by a link alone: the new password has to be used once.
  context.cookies.push(...(await signOut(deps, null)).cookies);
  return redirect(paths.homeWithLogin());
}

/** Where the mailed recovery leads. Works without JavaScript. */
export default function ResetPassword() {
  const { token, alive } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { state } = useNavigation();
  if (failure?.expired || !alive)
    return (
      <DeadLink
        advice="Para receber outro, abra o login, escolha 'Esqueci minha senha' e digite o seu e-mail."
        action="Abrir o login"
      />
    );
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-4 text-2xl font-bold">Criar nova senha</h1>
      <div className="card p-5">
        <Form method="post" action={paths.resetPassword(token)} className="space-y-4">
          <input type="hidden" name="token" value={token} />
          <PasswordField name="password" label="Nova senha" problem={failure?.password ?? null}>
            De 6 a 50 caracteres. Evite senhas comuns e o seu próprio nome.
          </PasswordField>
          <PasswordField
            name="confirmation"
            label="Confirme a nova senha"
            problem={failure?.confirmation ?? null}
          />
          <Button type="submit" pending={state !== "idle"} className="w-full">
            Salvar nova senha
          </Button>
          <p className="text-sm text-muted">
            Por segurança, você vai sair da conta em todos os aparelhos. Depois, entre com a senha nova.
          </p>
        </Form>
      </div>
    </div>
  );
}
