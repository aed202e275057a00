import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import type { ClassChoice } from "../../domain/class-choice.ts";
import { roleNames } from "../../domain/labels.ts";
import { schoolRoleNames } from "../../domain/people-filter.ts";
import type { SchoolPersonField } from "../../domain/person-fields.ts";

type Values = Partial<Record<SchoolPersonField, string>>;

/** What a school writes about a person. */
export function PersonDataFields({
  form,
  values = {},
}: {
  form: FormState<SchoolPersonField>;
  values?: Values;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field("firstName", values.firstName)} label="Nome" required maxLength={60} />
      <TextField {...form.field("lastName", values.lastName)} label="Sobrenome" maxLength={60} />
      <TextField
        {...form.field("email", values.email)}
        label="E-mail"
        hint="Opcional. Sem ele, a pessoa entra por um cartão de acesso."
        inputMode="email"
        maxLength={80}
      />
      <TextField {...form.field("mobile", values.mobile)} label="Celular" inputMode="tel" maxLength={24} />
      <TextField {...form.field("schoolUserId", values.schoolUserId)} label="Matrícula" maxLength={40} />
      <TextField
        {...form.field("year", values.year)}
        label="Ano letivo"
        inputMode="numeric"
        maxLength={4}
        required
      />
    </div>
  );
}

type RoleProps = {
  form: FormState<SchoolPersonField>;
  role?: string;
  chosen?: readonly string[];
  choices: readonly ClassChoice[];
};

/** The role, and the classes it is lived in. */
export function RoleAndClasses({ form, role = "student", chosen = [], choices }: RoleProps) {
  const marked = form.values("classes", chosen);
  return (
    <div className="grid gap-4">
      <SelectField
        {...form.field("role", role)}
        label="Papel"
        options={schoolRoleNames.map((value) => ({ value, label: roleNames[value] }))}
        className="sm:max-w-xs"
        hint="Quem muda de papel continua nas turmas marcadas, na lista do novo papel: estudantes ou professores."
      />
      <fieldset>
        <legend className="mb-1 font-medium">Turmas</legend>
        {choices.length === 0 && <p className="text-muted">A escola ainda não tem turmas.</p>}
        <div className="grid max-h-72 gap-2 overflow-y-auto p-1 sm:grid-cols-2 lg:grid-cols-3">
          {choices.map(({ id, name, year }) => (
            <Choice key={id} type="checkbox" name="classes" value={id} defaultChecked={marked.includes(id)}>
              {name} <span className="text-sm text-muted">({year})</span>
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
