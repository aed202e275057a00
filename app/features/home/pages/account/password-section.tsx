import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { AccountField } from "./account-action.server.ts";
import { Section, sectionPath } from "./section.tsx";

const action = sectionPath("senha");

const secret = { type: "password", required: true, maxLength: 200 } as const;

/** For accounts with only Google sign-in. */
function FirstPassword({ email }: { email: string }) {
  const form = useForm<AccountField>({ intents: ["recovery-link"] });
  return (
    <Section id="senha" title="Senha">
      <p className="text-muted">
        A sua conta ainda não tem senha: você entra com o Google. Para criar uma, enviamos um link para{" "}
        {email}.
      </p>
      <FormMessage of={form} />
      <Form of={form} action={action}>
        <Button type="submit" name="intent" value="recovery-link" pending={form.pending}>
          Enviar link para criar senha
        </Button>
      </Form>
    </Section>
  );
}

function PasswordFields({ form }: { form: FormState<AccountField> }) {
  return (
    <>
      <TextField {...secret} label="Senha atual" {...form.field("current")} autoComplete="current-password" />
      <TextField
        {...secret}
        label="Nova senha"
        {...form.field("password")}
        autoComplete="new-password"
        hint="De 6 a 50 caracteres. Evite senhas comuns e o seu próprio nome."
      />
      <TextField
        {...secret}
        label="Confirme a nova senha"
        {...form.field("confirmation")}
        autoComplete="new-password"
      />
    </>
  );
}

function ChangePassword({ email, changed }: { email: string; changed: boolean }) {
  const form = useForm<AccountField>({ intents: ["password", "recovery-link"] });
  return (
    <Section id="senha" title="Senha">
      <FormMessage
        of={form}
        earlier={changed && "Senha alterada. Os outros aparelhos foram desconectados."}
      />
      <Form of={form} intent="password" empties action={action} className="max-w-md space-y-4">
        {/* Names the account for password managers. */}
        <input type="text" autoComplete="username" value={email} readOnly className="hidden" />
        <PasswordFields form={form} />
        <p className="text-sm text-muted">Os outros aparelhos serão desconectados. Neste você continua.</p>
        <Button type="submit" pending={form.sending("intent") === "password"} disabled={form.pending}>
          Trocar senha
        </Button>
      </Form>
      <Form of={form} action={action}>
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
      </Form>
    </Section>
  );
}

/** Change with a password, first password without. */
export function PasswordSection(props: { email: string; hasPassword: boolean; changed: boolean }) {
  const { email, hasPassword, changed } = props;
  return hasPassword ? <ChangePassword email={email} changed={changed} /> : <FirstPassword email={email} />;
}
