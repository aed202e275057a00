import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { NotebookFilter } from "../../domain/notebook-filter.ts";

/** A GET form: works without scripts. */
export function OwnQuestionFilters({ filter }: { filter: NotebookFilter }) {
  return (
    <Form className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <TextField label="Buscar questões da escola" name="q" type="search" defaultValue={filter.text} />
      </div>
      <SelectField
        label="Situação"
        name="situacao"
        defaultValue={String(filter.active ?? "")}
        options={[
          { value: "", label: "Todas" },
          { value: "true", label: "Ativas" },
          { value: "false", label: "Inativas" },
        ]}
      />
      <Button type="submit" look="secondary">
        <Icon as={Search} size={18} />
        Buscar
      </Button>
    </Form>
  );
}
