import type { OwnGuardian } from "#app/features/accounts/services/guardian.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { AccountField } from "./account-action.server.ts";
import { Section, sectionPath } from "./section.tsx";

/** The guardian of a minor: what is pending, and repeating the request. */
export function GuardianSection({ guardian }: { guardian: NonNullable<OwnGuardian> }) {
  const form = useForm<AccountField>({ intents: ["guardian"] });
  const { email, askedAt, confirmedAt } = guardian;
  if (confirmedAt !== null)
    return (
      <Section id="responsavel" title="Responsável">
        <p>
          {email ? `${email} confirmou a sua conta` : "A sua conta foi confirmada"} em{" "}
          {formatDate(confirmedAt)}.
        </p>
      </Section>
    );
  return (
    <Section id="responsavel" title="Responsável">
      <p>
        Falta só a confirmação de quem é responsável por você. Estude à vontade: ela abre o fórum, as
        mensagens, os encontros, a foto e o que você quiser compartilhar.
      </p>
      {askedAt !== null && email !== "" && (
        <p className="text-muted">
          Pedimos a <strong className="font-semibold break-words text-text">{email}</strong> em{" "}
          {formatDate(askedAt)}.
        </p>
      )}
      <FormMessage of={form} />
      <Form of={form} intent="guardian" action={sectionPath("responsavel")} className="max-w-md space-y-4">
        <TextField
          label="E-mail de quem é responsável por você"
          {...form.field("guardian", email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={254}
        />
        <Button type="submit" pending={form.pending}>
          Pedir de novo
        </Button>
      </Form>
    </Section>
  );
}
