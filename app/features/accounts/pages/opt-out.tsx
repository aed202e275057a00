import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { endThirdPartyMail, readOptOut } from "#app/platform/mail/services/third-party-mail.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { product } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import type { AccountPage } from "../hooks/use-own-account-page.ts";

/** Dialogs that request what this page does stay closed. */
export const handle = { account: true } satisfies AccountPage;

export const meta = unlistedMeta("Não receber mensagens");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const state = await readOptOut(deps, args.params.token ?? "");
  return json(state, { headers: { "Cache-Control": "no-store" } });
}

export function action(args: ActionFunctionArgs) {
  const { deps } = requireAccess("public", args);
  return handleForm(args.request, async () => {
    await endThirdPartyMail(deps, args.params.token ?? "");
    return {
      done: true,
      message: "Pronto. Não vamos mais escrever para este e-mail a pedido de outras pessoas.",
    };
  });
}

/** Stops mails to an address that other people requested. A GET changes nothing: mail scanners open links, too. */
export default function OptOut() {
  const { ended } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8">
      <PageHeading>
        {ended ? "Este e-mail não recebe mais pedidos" : "Não receber mensagens pedidas por outras pessoas"}
      </PageHeading>
      <FormMessage of={form} className="mt-4" />
      <Card className="mt-4 space-y-4">
        <p>
          São os e-mails que o {product.name} manda porque alguém informou este endereço: pedidos de
          confirmação ou de pagamento a responsáveis, relatórios compartilhados e convites. Não são os da sua
          própria conta, se você tiver uma.
        </p>
        <p>
          A escolha vale para sempre. Guardamos só um código calculado a partir do endereço, não o endereço.
        </p>
        {!ended && (
          <Form of={form}>
            <Button type="submit" pending={form.pending}>
              Não quero mais receber
            </Button>
          </Form>
        )}
      </Card>
    </div>
  );
}
