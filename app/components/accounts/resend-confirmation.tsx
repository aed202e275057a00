import { useRevalidator } from "@remix-run/react";
import { MailCheck } from "lucide-react";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { paths } from "#app/paths.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Icon } from "../ui/icon.tsx";
import { FormMessage } from "../ui/reply-message.tsx";

/** Resends the confirmation e-mail (spec 000 §4, §8). */
export function ResendConfirmation() {
  const form = useForm({ intents: ["resend"] });
  const { revalidate, state } = useRevalidator();
  return (
    <div className="space-y-4">
      <div className="flex items-start gap-3">
        <Icon as={MailCheck} size={28} className="mt-0.5 shrink-0 text-primary-strong" />
        <p>
          Enviamos um link para o seu e-mail. Abra a mensagem, confirme que o endereço é seu e depois atualize
          esta página. Se ela não chegou, confira a caixa de spam.
        </p>
      </div>
      <FormMessage of={form} />
      <Form of={form} intent="resend" action={paths.completeRegistration()} data-discover="true">
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
