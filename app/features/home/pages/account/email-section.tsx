import type { Account } from "#app/features/accounts/services/read-account.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { AccountField } from "./account-action.server.ts";
import { Section, sectionPath } from "./section.tsx";

const action = sectionPath("email");
type EmailForm = { form: FormState<AccountField> };

function Pending({ email, form }: EmailForm & { email: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-warning-soft px-3 py-2 text-warning">
      <p className="min-w-0 flex-1 basis-56">
        Falta confirmar <strong className="font-semibold">{email}</strong>: abra o link que enviamos para lá.
        Ele vale por 24 horas.
      </p>
      <Form of={form} action={action}>
        <button
          type="submit"
          name="intent"
          value="cancel-email"
          disabled={form.pending}
          className="min-h-11 font-semibold underline"
        >
          Cancelar pedido
        </button>
      </Form>
    </div>
  );
}

function ChangeEmail({ form }: EmailForm) {
  return (
    <Form of={form} intent="email" empties action={action} className="max-w-md space-y-4">
      <TextField
        label="Novo e-mail"
        {...form.field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <TextField
        label="Sua senha"
        {...form.field("current")}
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
      />
      <Button type="submit" pending={form.pending}>
        Trocar e-mail
      </Button>
    </Form>
  );
}

export function EmailSection({ account, changed }: { account: Account; changed: boolean }) {
  const form = useForm<AccountField>({ intents: ["email", "cancel-email"] });
  return (
    <Section id="email" title="E-mail">
      <p className="text-muted">
        {account.hasPassword
          ? "Enviamos um link para o endereço novo e um aviso para o de agora. Nada muda até você confirmar."
          : "Para trocar o e-mail, crie antes uma senha: é com ela que confirmamos que é você."}
      </p>
      <FormMessage
        of={form}
        earlier={
          changed &&
          `Pronto! O e-mail da sua conta agora é ${account.email}. Os outros aparelhos saíram dela.`
        }
      />
      {account.pendingEmail && <Pending email={account.pendingEmail} form={form} />}
      {account.hasPassword && <ChangeEmail form={form} />}
    </Section>
  );
}
