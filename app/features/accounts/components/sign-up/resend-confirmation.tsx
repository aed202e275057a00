import { useLocation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { MailCheck } from "lucide-react";
import { accountPaths, homePaths } from "#app/features/home/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useBrought } from "#app/platform/ui/hooks/use-address.ts";
import { signInPaths } from "../../paths.ts";
import { type CameFrom, useBackWithChoice } from "./use-back-with-choice.ts";

/** The viewer's address: on its page from the loader, in the dialog read when it opens. */
function useOwnEmail(): string | null {
  const ofPage = useRouteLoaderData<{ email: string | null }>(
    "features/accounts/pages/complete-registration",
  );
  const read = useRouteData<{ email: string | null }>(ofPage ? null : signInPaths.completeRegistration());
  return (ofPage ?? read.data)?.email ?? null;
}

/** Resends the confirmation e-mail (R-ACC-10). */
export function ResendConfirmation() {
  const form = useForm({ intents: ["resend"] });
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const cameFrom = useBrought<CameFrom>();
  const email = useOwnEmail();
  const onPage = pathname === signInPaths.completeRegistration();
  const here = onPage ? (cameFrom?.back ?? homePaths.home()) : pathname + search;
  const back = useBackWithChoice(here);
  return (
    <div className="space-y-4">
      <div className="flex items-start gap-3">
        <Icon as={MailCheck} size={28} className="mt-0.5 shrink-0 text-primary-strong" />
        <div className="min-w-0 space-y-2">
          <p className="break-words">
            Enviamos um link para {email ? <strong>{email}</strong> : "o seu e-mail"}. Abra a mensagem,
            confirme que o endereço é seu e depois atualize esta página. Se ela não chegou, confira a caixa de
            spam.
          </p>
          <p>Enquanto isso, você já pode responder questões: tudo fica guardado na sua conta.</p>
          <TextLink look="alone" to={`${accountPaths.account()}#email`}>
            Corrigir o e-mail
          </TextLink>
        </div>
      </div>
      <FormMessage of={form} />
      <Form of={form} intent="resend" action={signInPaths.completeRegistration()} data-discover="true">
        <input type="hidden" name="back" value={back} />
        <Button type="submit" pending={form.pending} className="w-full">
          Reenviar e-mail de confirmação
        </Button>
      </Form>
      <Button look="secondary" pending={state !== "idle"} onClick={revalidate} className="w-full">
        Já confirmei: atualizar
      </Button>
    </div>
  );
}
