import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountPaths, homePaths } from "#app/features/home/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import type { AccountPage } from "../hooks/use-own-account-page.ts";
import { confirmNewEmail, emailOfLink } from "../services/confirm-new-email.server.ts";
import { DeadLink } from "./dead-link.tsx";

type Changed = { changed: string };

/** Dialogs that request what this page does stay closed. */
export const handle = { account: true } satisfies AccountPage;

export const meta = unlistedMeta("Confirmar novo e-mail");

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
  return { token, email: await emailOfLink(deps, token) };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const confirm: FormHandler<"token", Changed> = async (form) => {
    const { email, own } = await confirmNewEmail(deps, viewer, form.secret("token"));
    // The session stamp changed: only the next request may read again.
    return own ? redirect(accountPaths.notice("email")) : { done: true, changed: email };
  };
  return handleForm(args.request, confirm, { "link-expired": "token" });
}

/** For a browser without a session of the account. */
function ChangedElsewhere({ email }: { email: string }) {
  return (
    <div className="space-y-4">
      <ReplyMessage done>
        Pronto! O e-mail da sua conta agora é <strong>{email}</strong>.
      </ReplyMessage>
      <p>Por segurança, a conta foi desconectada de todos os aparelhos. Entre de novo, com ele.</p>
      <ButtonLink to={homePaths.withLogin()} className="w-full">
        Entrar
      </ButtonLink>
    </div>
  );
}

/** Works without JavaScript. */
export default function ConfirmNewEmail() {
  const { token, email } = useLoaderData<typeof loader>();
  const form = usePageForm<"token", Changed>();
  const changed = form.reply?.changed;
  if (!changed && (form.reply || !email))
    return (
      <DeadLink
        advice="Para trocar o e-mail, entre na sua conta e peça outro link em 'Conta e segurança'."
        action="Entrar"
      />
    );
  return (
    <div className="page-width max-w-md py-10">
      <PageHeading className="mb-4">Confirmar novo e-mail</PageHeading>
      <Card className="space-y-4">
        {changed ? (
          <ChangedElsewhere email={changed} />
        ) : (
          <>
            <p>
              A sua conta vai passar para <strong>{email}</strong>. A senha continua a mesma.
            </p>
            <Form of={form} action={accountPaths.confirmNewEmail(token)}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" pending={form.pending} className="w-full">
                Confirmar novo e-mail
              </Button>
            </Form>
            <p className="text-sm text-muted">
              Não foi você que pediu? Então feche esta página e ignore a mensagem.
            </p>
          </>
        )}
      </Card>
    </div>
  );
}
