import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { NotebookFilter } from "#app/domain/notebooks/notebook-filter.ts";

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
          <SelectField label="Situação" name="situacao" defaultValue={String(filter.active ?? "")}>
            <option value="">Todas</option>
            <option value="true">Ativos</option>
            <option value="false">Inativos</option>
          </SelectField>
          <SelectField label="Turma" name="turma" defaultValue={filter.classId ?? ""}>
            <option value="">Todas</option>
            {classes.map(({ id, name, year }) => (
              <option key={id} value={id}>
                {name}, {year}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <Button type="submit" look="secondary">
        <Icon as={Search} size={18} />
        Buscar
      </Button>
    </Form>
  );
}
