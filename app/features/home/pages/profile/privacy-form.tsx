import type { ReactNode } from "react";
import { profileParts } from "#app/features/accounts/domain/profile-privacy.ts";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { accountPaths } from "../../paths.ts";
import type { OwnProfile } from "../../services/profile-view.server.ts";
import type { ProfileField } from "./profile-action.server.ts";
import { SettingsCard } from "./settings-card.tsx";

type ChoiceProps = {
  type: "radio" | "checkbox";
  name: string;
  choice: { value: string; label: string; hint: string };
  chosen: boolean;
};

/** A choice with its explanation. */
function ExplainedChoice({ type, name, choice, chosen }: ChoiceProps) {
  const hint = `${name}-${choice.value}`;
  return (
    <Choice
      type={type}
      name={name}
      value={choice.value}
      defaultChecked={chosen}
      aria-labelledby={`${hint}-label`}
      aria-describedby={hint}
      tall
      className="py-2.5"
    >
      <span id={`${hint}-label`} className="block font-medium">
        {choice.label}
      </span>
      <span id={hint} className="block text-sm text-muted">
        {choice.hint}
      </span>
    </Choice>
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

/** Default: private (R-MINOR-2). */
export function PrivacyForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<ProfileField>({ intents: ["privacy"] });
  const { privacy, choices } = profile;
  const visibility = form.value("visibility", privacy.visibility);
  const shares = form.values("shares", privacy.shares);
  const problem = form.problem("visibility");
  const mayOpen = choices.some(({ value }) => value === "everybody");
  return (
    <SettingsCard id="privacidade" title="Privacidade">
      <Form of={form} intent="privacy" action={accountPaths.profile(profile.id)} className="mt-3 space-y-5">
        <Group legend="Quem vê o seu perfil">
          {choices.map((choice) => (
            <ExplainedChoice
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
            <ExplainedChoice
              key={part.value}
              type="checkbox"
              name="shares"
              choice={part}
              chosen={shares.includes(part.value)}
            />
          ))}
        </Group>
        {problem && <p className="text-sm text-danger">{problem}</p>}
        <FormMessage of={form} />
        <Button type="submit" pending={form.pending}>
          Salvar privacidade
        </Button>
      </Form>
    </SettingsCard>
  );
}
