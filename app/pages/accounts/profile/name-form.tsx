import { TextField } from "#app/components/accounts/text-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { NAME_MAX } from "#app/domain/accounts/sign-up-rules.ts";
import { paths } from "#app/paths.ts";
import type { OwnProfile } from "#app/services/accounts/profile-view.server.ts";
import { useProfileForm } from "./profile-result.ts";
import { FormReply, SettingsCard } from "./settings-card.tsx";

/** A person's names. */
export function NameForm({ profile }: { profile: OwnProfile }) {
  const { fetcher, result, sending } = useProfileForm("name");
  const problemOf = (field: string) => (result?.field === field ? result.reply[1] : null);
  return (
    <SettingsCard id="nome" title="Seu nome">
      <fetcher.Form method="post" action={paths.profile(profile.id)} noValidate className="mt-3 space-y-4">
        <input type="hidden" name="intent" value="name" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Nome"
            name="firstName"
            autoComplete="given-name"
            maxLength={NAME_MAX}
            required
            defaultValue={result?.kept.firstName ?? profile.firstName}
            problem={problemOf("firstName")}
          />
          <TextField
            label="Sobrenome"
            name="lastName"
            autoComplete="family-name"
            maxLength={NAME_MAX}
            required
            defaultValue={result?.kept.lastName ?? profile.lastName}
            problem={problemOf("lastName")}
          />
        </div>
        <p className="text-sm text-muted">
          As outras pessoas só veem o primeiro nome. O sobrenome fica com você.
        </p>
        <FormReply result={result} />
        <Button type="submit" pending={sending}>
          Salvar nome
        </Button>
      </fetcher.Form>
    </SettingsCard>
  );
}
