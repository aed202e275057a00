import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { NotebookFilter } from "../domain/notebook-filter.ts";

type FiltersProps = {
  filter: NotebookFilter;
  classes: readonly { id: string; name: string; year: number }[];
  isStudent: boolean;
};

/** A GET form: works without scripts. */
export function NotebookFilters({ filter, classes, isStudent }: FiltersProps) {
  return (
    <Form className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <TextField label="Buscar cadernos" name="q" type="search" defaultValue={filter.text} />
      </div>
      {!isStudent && (
        <>
          <SelectField
            label="Situação"
            name="situacao"
            defaultValue={String(filter.active ?? "")}
            options={[
              { value: "", label: "Todas" },
              { value: "true", label: "Ativos" },
              { value: "false", label: "Inativos" },
            ]}
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
        </>
      )}
      <Button type="submit" look="secondary">
        <Icon as={Search} size={18} />
        Buscar
      </Button>
    </Form>
  );
}
