import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { schoolPaths } from "#app/features/school/paths.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { fileKinds } from "#app/platform/uploads/domain/file-kind.ts";
import {
  LONGEST_MATERIAL_SEARCH,
  type MaterialFilter,
  materialStates,
} from "../../domain/material-filter.ts";
import { materialKindLabels, materialStateLabels } from "../../domain/material-texts.ts";

const kinds = [
  { value: "", label: "Todos os tipos" },
  ...fileKinds.map((kind) => ({ value: kind, label: materialKindLabels[kind] })),
];
const states = [
  { value: "", label: "Todos" },
  ...materialStates.map((state) => ({ value: state, label: materialStateLabels[state] })),
];

/** GET form: the address is the search. */
export function LibraryFilters({ schoolId, filter }: { schoolId: string; filter: MaterialFilter }) {
  return (
    <Form
      action={schoolPaths.library(schoolId)}
      role="search"
      aria-label="Buscar materiais"
      className="mt-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]"
    >
      <div className="col-span-2 sm:col-span-1">
        <label htmlFor="busca-de-materiais" className="mb-1 block font-medium">
          Título
        </label>
        <input
          id="busca-de-materiais"
          type="search"
          name="q"
          defaultValue={filter.text}
          maxLength={LONGEST_MATERIAL_SEARCH}
          autoComplete="off"
          className="field"
        />
      </div>
      <SelectField label="Tipo" name="tipo" options={kinds} defaultValue={filter.kind ?? ""} />
      <SelectField label="Situação" name="situacao" options={states} defaultValue={filter.state ?? ""} />
      <Button type="submit" look="secondary" className="col-span-2 sm:col-span-1">
        <Icon as={Search} />
        Buscar
      </Button>
    </Form>
  );
}
