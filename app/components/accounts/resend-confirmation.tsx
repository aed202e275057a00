import { Link, useLocation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { MailCheck } from "lucide-react";
import { useBrought } from "#app/hooks/ui/use-address.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { accountPaths } from "#app/paths/account.ts";
import { homePaths } from "#app/paths/home.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Icon } from "../ui/icon.tsx";
import { FormMessage } from "../ui/reply-message.tsx";
import { type CameFrom, useBackWithChoice } from "./use-back-with-choice.ts";

const PAGE = "pages/accounts/complete-registration";

/** The viewer's address: on its page from the loader, in the dialog read when it opens. */
function useOwnEmail(): string | null {
  const ofPage = useRouteLoaderData<{ email: string | null }>(PAGE);
  const read = useRouteData<{ email: string | null }>(
    ofPage ? null : signInPaths.completeRegistration(),
    PAGE,
  );
  return (ofPage ?? read.data)?.email ?? null;
}

/** Resends the confirmation e-mail (spec 000 §4, §8). */
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
          <Link
            to={`${accountPaths.account()}#email`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            Corrigir o e-mail
          </Link>
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
