import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { profileParts } from "#app/domain/accounts/profile-privacy.ts";
import { paths } from "#app/paths.ts";
import type { OwnProfile } from "#app/services/accounts/profile-view.server.ts";
import { useProfileForm } from "./profile-result.ts";
import { FormReply, SettingsCard } from "./settings-card.tsx";

type ChoiceProps = {
  type: "radio" | "checkbox";
  name: string;
  choice: { value: string; label: string; hint: string };
  chosen: boolean;
};

/** A choice as a large row, with what it means below its name. */
function Choice({ type, name, choice, chosen }: ChoiceProps) {
  const hint = `${name}-${choice.value}`;
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]">
      <input
        type={type}
        name={name}
        value={choice.value}
        defaultChecked={chosen}
        aria-labelledby={`${hint}-label`}
        aria-describedby={hint}
        className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0">
        <span id={`${hint}-label`} className="block font-medium">
          {choice.label}
        </span>
        <span id={hint} className="block text-sm text-muted">
          {choice.hint}
        </span>
      </span>
    </label>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Who sees the profile, and what of it. Nothing is chosen for a person but that nobody does (decision 20). */
export function PrivacyForm({ profile }: { profile: OwnProfile }) {
  const { fetcher, result, sending } = useProfileForm("privacy");
  const { privacy, choices } = profile;
  const visibility = result?.kept.visibility ?? privacy.visibility;
  const shares: readonly string[] = result?.kept.shares?.split("\n") ?? privacy.shares;
  const mayOpen = choices.some(({ value }) => value === "everybody");
  return (
    <SettingsCard id="privacidade" title="Privacidade">
      <fetcher.Form method="post" action={paths.profile(profile.id)} className="mt-3 space-y-5">
        <input type="hidden" name="intent" value="privacy" />
        <Group legend="Quem vê o seu perfil">
          {choices.map((choice) => (
            <Choice
              key={choice.value}
              type="radio"
              name="visibility"
              choice={choice}
              chosen={choice.value === visibility}
            />
          ))}
          {!mayOpen && (
            <p className="text-sm text-muted">
              Por segurança, perfis de menores de 18 anos não podem ficar abertos a qualquer pessoa.
            </p>
          )}
        </Group>
        <Group legend="O que aparece para quem vê">
          <p className="text-sm text-muted">
            Primeiro nome, avatar e nível aparecem sempre. E-mail, sobrenome, estado e escola, nunca.
          </p>
          {profileParts.map((part) => (
            <Choice
              key={part.value}
              type="checkbox"
              name="shares"
              choice={part}
              chosen={shares.includes(part.value)}
            />
          ))}
        </Group>
        {result && !result.reply[0] && <p className="text-sm text-danger">{result.reply[1]}</p>}
        <FormReply result={result} />
        <Button type="submit" pending={sending}>
          Salvar privacidade
        </Button>
      </fetcher.Form>
    </SettingsCard>
  );
}
