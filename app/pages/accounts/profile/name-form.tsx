import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { NAME_MAX } from "#app/domain/accounts/sign-up-rules.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { accountPaths } from "#app/paths/account.ts";
import type { OwnProfile } from "#app/services/accounts/profile-view.server.ts";
import type { ProfileField } from "./profile-action.server.ts";
import { SettingsCard } from "./settings-card.tsx";

export function NameForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<ProfileField>({ intents: ["name"] });
  return (
    <SettingsCard id="nome" title="Seu nome">
      <Form
        of={form}
        intent="name"
        action={accountPaths.profile(profile.id)}
        noValidate
        className="mt-3 space-y-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Nome"
            {...form.field("firstName", profile.firstName)}
            autoComplete="given-name"
            maxLength={NAME_MAX}
            required
          />
          <TextField
            label="Sobrenome"
            {...form.field("lastName", profile.lastName)}
            autoComplete="family-name"
            maxLength={NAME_MAX}
            required
          />
        </div>
        <p className="text-sm text-muted">
          As outras pessoas só veem o primeiro nome. O sobrenome fica com você.
        </p>
        <FormMessage of={form} />
        <Button type="submit" pending={form.pending}>
          Salvar nome
        </Button>
      </Form>
    </SettingsCard>
  );
}
