import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { product } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { AccountPage } from "../hooks/use-own-account-page.ts";
import { confirmAsOwnGuardian, declineAsGuardian, readAskedGuardian } from "../services/guardian.server.ts";

/** Dialogs that request what this page does stay closed. */
export const handle = { account: true } satisfies AccountPage;

export const meta = unlistedMeta("Confirmar como responsável");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const asked = await readAskedGuardian(deps, args.params.token ?? "");
  return json(asked, { headers: { "Cache-Control": "no-store" } });
}

export function action(args: ActionFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const token = args.params.token ?? "";
  return handleForm(args.request, {
    confirm: async () => {
      await confirmAsOwnGuardian(deps, token);
      return { done: true, message: "Pronto, está confirmado. Obrigado!" };
    },
    decline: async () => {
      await declineAsGuardian(deps, token);
      return { done: true, message: "Apagamos o seu e-mail desta conta. Não vamos mais escrever sobre ela." };
    },
  });
}

/** The guardian of somebody up to 16 confirms their account, without one of their own: the mailed link is the proof. */
export default function Guardian() {
  const { name, confirmed } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8">
      <PageHeading>
        {confirmed ? `A conta de ${name} está confirmada` : `${name} quer estudar com a sua confirmação`}
      </PageHeading>
      <FormMessage of={form} className="mt-4" />
      <Card className="mt-4 space-y-4">
        <p>
          {name} já estuda no {product.name}: questões, correção, listas e simulados.{" "}
          {confirmed ? "Com a confirmação abriram:" : "Com a sua confirmação abrem:"}
        </p>
        <ul className="list-disc space-y-1 pl-5">
          <li>dúvidas e comentários no fórum, onde aparece só o primeiro nome;</li>
          <li>mensagens com a equipe e com quem dá mentoria, que a coordenação pode ler;</li>
          <li>encontros de mentoria por vídeo, que não são gravados;</li>
          <li>foto no perfil, e listas e relatórios que {name} escolher compartilhar.</li>
        </ul>
        {!confirmed && (
          <Form of={form} className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="confirm" pending={form.pending}>
              Sou responsável e confirmo
            </Button>
            <Button type="submit" name="intent" value="decline" look="secondary" pending={form.pending}>
              Não sou responsável
            </Button>
          </Form>
        )}
        <p className="text-sm text-muted">
          Não vendemos dados nem mostramos publicidade dirigida a menores. Leia a{" "}
          <TextLink to={aboutPaths.privacy()}>política de privacidade</TextLink>: ela diz como pedir uma cópia
          dos dados ou apagar a conta.
        </p>
      </Card>
    </div>
  );
}
