import { useState } from "react";
import { claimGroups, claimTexts, schoolRoles, schoolRoleTexts } from "#app/platform/access/claim-texts.ts";
import type { ClaimName, SchoolRole } from "#app/platform/access/claims.ts";
import { tierOf } from "#app/platform/access/tier-of.ts";
import { tierLabels } from "#app/platform/access/tiers-table.ts";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { PersonDetail } from "../../services/read-person.server.ts";
import type { PersonField } from "./person-action.server.ts";

/** `own`: the person is the viewer. */
export type PersonPart = { person: PersonDetail; own: boolean };

/** Initially the person's access, or the refused values. */
function useChoice(person: PersonDetail, { value, values }: FormState<PersonField>) {
  const [claims, setClaims] = useState(values("claims", person.claims));
  const [school, setSchool] = useState(value("school", person.school?.id));
  const [role, setRole] = useState(value("role") || person.school?.role || "student");
  function toggle(name: ClaimName) {
    setClaims((held) => (held.includes(name) ? held.filter((each) => each !== name) : [...held, name]));
  }
  const tier = tierOf({ claims, school: school ? { id: school, role: role as SchoolRole } : null });
  return { claims, toggle, school, setSchool, role, setRole, tier };
}

/** The current access, after a concurrent change. */
function AsItIs({ person }: { person: PersonDetail }) {
  const school = person.school
    ? `; escola ${person.school.id} (${schoolRoleTexts[person.school.role].title})`
    : "";
  return (
    <p className="mt-1 text-sm">
      Agora ela tem: {person.claims.map((name) => claimTexts[name].title).join(", ") || "nenhuma permissão"}
      {school}. Abaixo está o que você tinha escolhido.
    </p>
  );
}

export function AccessForm({ person, own }: PersonPart) {
  const form = usePageForm<PersonField>({ intents: ["access"] });
  const choice = useChoice(person, form);
  const refusal = form.reply?.message;
  return (
    <Section title="Permissões" id="permissoes" card>
      <Form of={form} intent="access" preventScrollReset className="mt-3 space-y-6">
        <input type="hidden" name="version" value={person.version} />
        {refusal && (
          <ReplyMessage done={false} key={refusal}>
            <p>{refusal}</p>
            <AsItIs person={person} />
          </ReplyMessage>
        )}
        {claimGroups.map(({ title, claims }) => (
          <fieldset key={title}>
            <legend className="mb-2 font-semibold">{title}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {claims.map((name) => (
                <ClaimBox
                  key={name}
                  name={name}
                  text={claimTexts[name]}
                  checked={choice.claims.includes(name)}
                  fixed={own && name === "admin"}
                  onToggle={() => choice.toggle(name)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <SchoolChoice schools={person.schools} choice={choice} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p role="status">
            Nível que resulta: <strong>{tierLabels[choice.tier]}</strong>
          </p>
          <Button type="submit" pending={form.pending}>
            Salvar permissões
          </Button>
        </div>
      </Form>
    </Section>
  );
}

type ClaimBoxProps = {
  name: ClaimName;
  text: { title: string; gives: string };
  checked: boolean;
  /** Own admin claim: cannot be removed here. */
  fixed: boolean;
  onToggle: () => void;
};

function ClaimBox({ name, text, checked, fixed, onToggle }: ClaimBoxProps) {
  return (
    <div className="grid">
      {fixed && <input type="hidden" name="claims" value={name} />}
      <Choice
        type="checkbox"
        name={fixed ? undefined : "claims"}
        value={name}
        checked={checked}
        disabled={fixed}
        onChange={onToggle}
        tall
      >
        <span className="font-medium">{text.title}</span>{" "}
        <span className="inline-block font-mono text-xs text-muted">{name}</span>
        <span className="block text-sm text-muted">
          {text.gives}
          {fixed && " Ninguém tira a própria."}
        </span>
      </Choice>
    </div>
  );
}

type SchoolChoiceProps = {
  schools: readonly { id: string; name: string }[];
  choice: { school: string; setSchool: (id: string) => void; role: string; setRole: (role: string) => void };
};

const roleOptions = schoolRoles.map((role) => ({
  value: role,
  label: `${schoolRoleTexts[role].title} (${schoolRoleTexts[role].claim})`,
}));

/** At most one school and one role. */
function SchoolChoice({ schools, choice }: SchoolChoiceProps) {
  const { school, setSchool, role, setRole } = choice;
  const listed = schools.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }));
  // A deleted school stays visible until another is chosen.
  const gone = school !== "" && !schools.some(({ id }) => id === school);
  const options = [
    { value: "", label: "Nenhuma" },
    ...(gone ? [{ value: school, label: `${school} (não existe mais)` }] : []),
    ...listed,
  ];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        Escola <span className="font-mono text-xs font-normal text-muted">schoolId</span>
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="De qual escola"
          name="school"
          options={options}
          value={school}
          onChange={(event) => setSchool(event.target.value)}
        />
        <SelectField
          label="Papel na escola"
          name="role"
          options={roleOptions}
          value={role}
          onChange={(event) => setRole(event.target.value)}
        />
      </div>
      <p className="mt-1 text-sm text-muted">O papel só vale com uma escola escolhida.</p>
    </fieldset>
  );
}
