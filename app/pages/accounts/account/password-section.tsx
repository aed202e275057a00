import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { type AccountForm, Outcome, Section, useAccountForm } from "./use-account-form.tsx";

const secret = { type: "password", required: true, maxLength: 200 } as const;

/** For whoever only ever came with Google: a link to choose a first password. */
function FirstPassword({ email }: { email: string }) {
  const form = useAccountForm(["recovery-link"], "senha");
  return (
    <Section id="senha" title="Senha">
      <p className="text-muted">
        A sua conta ainda não tem senha: você entra com o Google. Para criar uma, enviamos um link para{" "}
        {email}.
      </p>
      <Outcome of={form} />
      <form.fetcher.Form method="post" action={form.action}>
        <Button type="submit" name="intent" value="recovery-link" pending={form.pending}>
          Enviar link para criar senha
        </Button>
      </form.fetcher.Form>
    </Section>
  );
}

function PasswordFields({ problemOf }: Pick<AccountForm, "problemOf">) {
  return (
    <>
      <TextField
        {...secret}
        label="Senha atual"
        name="current"
        autoComplete="current-password"
        problem={problemOf("current")}
      />
      <TextField
        {...secret}
        label="Nova senha"
        name="password"
        autoComplete="new-password"
        hint="De 6 a 50 caracteres. Evite senhas comuns e o seu próprio nome."
        problem={problemOf("password")}
      />
      <TextField
        {...secret}
        label="Confirme a nova senha"
        name="confirmation"
        autoComplete="new-password"
        problem={problemOf("confirmation")}
      />
    </>
  );
}

function ChangePassword({ email, changed }: { email: string; changed: boolean }) {
  const form = useAccountForm(["password", "recovery-link"], "senha");
  return (
    <Section id="senha" title="Senha">
      <Outcome of={form} earlier={changed && "Senha alterada. Os outros aparelhos foram desconectados."} />
      <form.fetcher.Form ref={form.form} method="post" action={form.action} className="max-w-md space-y-4">
        <input type="hidden" name="intent" value="password" />
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly className="hidden" />
        <PasswordFields problemOf={form.problemOf} />
        <p className="text-sm text-muted">Os outros aparelhos serão desconectados. Neste você continua.</p>
        <Button type="submit" pending={form.sending("intent") === "password"} disabled={form.pending}>
          Trocar senha
        </Button>
      </form.fetcher.Form>
      <form.fetcher.Form method="post" action={form.action}>
        <Button
          type="submit"
          name="intent"
          value="recovery-link"
          look="quiet"
          pending={form.sending("intent") === "recovery-link"}
          disabled={form.pending}
          className="-ml-4"
        >
          Esqueci minha senha
        </Button>
      </form.fetcher.Form>
    </Section>
  );
}

/** The password: changed by whoever knows it, made by whoever has none. */
export function PasswordSection(props: { email: string; hasPassword: boolean; changed: boolean }) {
  const { email, hasPassword, changed } = props;
  return hasPassword ? <ChangePassword email={email} changed={changed} /> : <FirstPassword email={email} />;
}
