import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { homePaths } from "#app/features/home/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { type FormHandler, handleForm, outcomeOf } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { confirmationProblem } from "../domain/passwords/password-rules.ts";
import type { AccountPage } from "../hooks/use-own-account-page.ts";
import { signInPaths } from "../paths.ts";
import { resetPasswordByLink } from "../services/reset-password.server.ts";
import { signOut } from "../services/sign-in/sign-out.server.ts";
import { isLinkAlive } from "../services/sign-up/confirm-email.server.ts";
import { addressOf } from "./account-form.server.ts";
import { DeadLink } from "./dead-link.tsx";

type ResetField = "token" | "password" | "confirmation";

/** Dialogs that request what this page does stay closed. */
export const handle = { account: true } satisfies AccountPage;

export const meta = unlistedMeta("Criar nova senha");

/**
 * The URL contains a token: no referrer to other sites, no cache. ("no-referrer" would make the form's Origin null.)
 */
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
  const reset: FormHandler<ResetField> = async (form) => {
    const password = form.secret("password");
    const confirmation = confirmationProblem(password, form.secret("confirmation"));
    if (confirmation) return { problems: { confirmation } };
    const sent = { token: form.secret("token"), password, address: addressOf(args.request) };
    const reply = await resetPasswordByLink(deps, sent);
    if (!reply[0]) return outcomeOf(reply, "password");
    // A link alone never signs in: the new password has to be used once.
    context.cookies.push(...(await signOut(deps, null)).cookies);
    return redirect(homePaths.withLogin());
  };
  const fieldOf = { "link-expired": "token", "auth/too-many-requests": "password" } as const;
  return handleForm(args.request, reset, fieldOf);
}

const newPassword = {
  type: "password",
  autoComplete: "new-password",
  required: true,
  maxLength: 200,
} as const;

/** Works without JavaScript. */
export default function ResetPassword() {
  const { token, alive } = useLoaderData<typeof loader>();
  const form = usePageForm<ResetField>();
  if (form.problem("token") || !alive)
    return (
      <DeadLink
        advice="Para receber outro, abra o login, escolha 'Esqueci minha senha' e digite o seu e-mail."
        action="Abrir o login"
      />
    );
  return (
    <div className="page-width max-w-md py-10">
      <PageHeading className="mb-4">Criar nova senha</PageHeading>
      <Card className="">
        <Form of={form} action={signInPaths.resetPassword(token)} className="space-y-4">
          <input type="hidden" name="token" value={token} />
          <TextField
            {...newPassword}
            {...form.field("password")}
            label="Nova senha"
            hint="De 6 a 50 caracteres. Evite senhas comuns e o seu próprio nome."
          />
          <TextField {...newPassword} {...form.field("confirmation")} label="Confirme a nova senha" />
          <Button type="submit" pending={form.pending} className="w-full">
            Salvar nova senha
          </Button>
          <p className="text-sm text-muted">
            Por segurança, você vai sair da conta em todos os aparelhos. Depois, entre com a senha nova.
          </p>
        </Form>
      </Card>
    </div>
  );
}
