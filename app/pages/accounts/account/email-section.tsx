import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import type { Account } from "#app/services/accounts/read-account.server.ts";
import { type AccountForm, Outcome, Section, useAccountForm } from "./use-account-form.tsx";

function Pending({ email, form }: { email: string; form: AccountForm }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-warning-soft px-3 py-2 text-warning">
      <p className="min-w-0 flex-1 basis-56">
        Falta confirmar <strong className="font-semibold">{email}</strong>: abra o link que enviamos para lá.
        Ele vale por 24 horas.
      </p>
      <form.fetcher.Form method="post" action={form.action}>
        <button
          type="submit"
          name="intent"
          value="cancel-email"
          disabled={form.pending}
          className="min-h-11 font-semibold underline"
        >
          Cancelar pedido
        </button>
      </form.fetcher.Form>
    </div>
  );
}

function ChangeEmail({ form }: { form: AccountForm }) {
  return (
    <form.fetcher.Form ref={form.form} method="post" action={form.action} className="max-w-md space-y-4">
      <input type="hidden" name="intent" value="email" />
      <TextField
        label="Novo e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={form.kept("email")}
        problem={form.problemOf("email")}
      />
      <TextField
        label="Sua senha"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        problem={form.problemOf("current")}
      />
      <Button type="submit" pending={form.pending}>
        Trocar e-mail
      </Button>
    </form.fetcher.Form>
  );
}

/** The e-mail: what it is, what it is about to be, and how to change it. */
export function EmailSection({ account, changed }: { account: Account; changed: boolean }) {
  const form = useAccountForm(["email", "cancel-email"], "email");
  return (
    <Section id="email" title="E-mail">
      <p className="text-muted">
        {account.hasPassword
          ? "Enviamos um link para o endereço novo e um aviso para o de agora. Nada muda até você confirmar."
          : "Para trocar o e-mail, crie antes uma senha: é com ela que confirmamos que é você."}
      </p>
      <Outcome
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
