import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { homePaths } from "#app/features/home/paths.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import { safePath } from "#app/platform/access/safe-path.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import type { AccountPage } from "../hooks/use-own-account-page.ts";
import { signInPaths } from "../paths.ts";
import { confirmedAddress } from "../services/sign-in/login-address.server.ts";
import { confirmEmail, isLinkAlive } from "../services/sign-up/confirm-email.server.ts";
import { DeadLink } from "./dead-link.tsx";

/** Dialogs that request what this page does stay closed. */
export const handle = { account: true } satisfies AccountPage;

export const meta = unlistedMeta("Confirmar e-mail");

/**
 * The URL contains a token: no referrer to other sites, no cache. ("no-referrer" would make the form's Origin null.)
 */
export const headers: HeadersFunction = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
});

/** A GET changes nothing: mail programs and scanners open links too. The form's button confirms. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  return { token, alive: await isLinkAlive(deps, token, "confirm") };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, context } = requireAccess("public", args);
  const confirm: FormHandler<"token"> = async (form) => {
    const { headers } = args.request;
    const browser = { cookieHeader: headers.get("Cookie"), userAgent: headers.get("User-Agent") };
    const { back, viewer, cookies } = await confirmEmail(deps, form.secret("token"), browser);
    context.cookies.push(...cookies);
    const wanted = safePath(back, homePaths.home());
    return redirect(
      confirmedAddress(wanted === homePaths.home() ? homePath(viewer) : wanted, viewer !== null),
    );
  };
  return handleForm(args.request, confirm, { "link-expired": "token" });
}

/** Target of the mailed confirmation (R-ACC-10). Works without JavaScript. */
export default function ConfirmEmail() {
  const { token, alive } = useLoaderData<typeof loader>();
  const form = usePageForm<"token">();
  if (form.problem("token") || !alive)
    return (
      <DeadLink
        advice="Se você já confirmou o seu e-mail, é só entrar. Se não, entre com o seu e-mail e a sua senha e peça um novo link."
        action="Entrar"
      />
    );
  return (
    <div className="page-width max-w-md py-10">
      <PageHeading className="mb-4">Confirmar e-mail</PageHeading>
      <Card className="space-y-4">
        <p>Falta só um toque: confirme que este e-mail é seu. Você volta para onde estava.</p>
        <Form of={form} action={signInPaths.confirmEmail(token)}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" pending={form.pending} className="w-full">
            Confirmar e-mail
          </Button>
        </Form>
        <p className="text-sm text-muted">
          Não foi você que criou esta conta? Então não confirme: feche esta página e ignore a mensagem.
        </p>
      </Card>
    </div>
  );
}
