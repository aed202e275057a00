import { schoolRoles, schoolRoleTexts } from "#app/platform/access/claim-texts.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";

type SchoolChoiceProps = {
  schools: readonly { id: string; name: string }[];
  choice: { school: string; setSchool: (id: string) => void; role: string; setRole: (role: string) => void };
};

const roleOptions = schoolRoles.map((role) => ({
  value: role,
  label: `${schoolRoleTexts[role].title} (${schoolRoleTexts[role].claim})`,
}));

/** At most one school and one role. */
export function SchoolChoice({ schools, choice }: SchoolChoiceProps) {
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
