import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import {
  type AssessmentFilter,
  assessmentStates,
  stateLabels,
} from "../../domain/making/assessment-filter.ts";

type FiltersProps = {
  filter: AssessmentFilter;
  classes: readonly { id: string; name: string; year: number }[];
};

/** A GET form: works without scripts. */
export function AssessmentFilters({ filter, classes }: FiltersProps) {
  const states = assessmentStates.map((state) => ({ value: stateLabels[state], label: stateLabels[state] }));
  return (
    <Form className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <TextField label="Buscar simulados" name="q" type="search" defaultValue={filter.text} />
      </div>
      <SelectField
        label="Estado"
        name="estado"
        defaultValue={filter.state ? stateLabels[filter.state] : ""}
        options={[{ value: "", label: "Todos" }, ...states]}
      />
      <SelectField
        label="Turma"
        name="turma"
        defaultValue={filter.classId ?? ""}
        options={[
          { value: "", label: "Todas" },
          ...classes.map(({ id, name, year }) => ({ value: id, label: `${name}, ${year}` })),
        ]}
      />
      <Button type="submit" look="secondary">
        <Icon as={Search} size={18} />
        Buscar
      </Button>
    </Form>
  );
}
