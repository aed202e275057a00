import { NAME_MAX } from "#app/features/accounts/domain/sign-up/sign-up-rules.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { accountPaths } from "../../paths.ts";
import type { OwnProfile } from "../../services/profile-view.server.ts";
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
