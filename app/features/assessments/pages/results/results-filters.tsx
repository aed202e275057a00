import { Form } from "@remix-run/react";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { LoadedResults } from "./loaded-results.ts";

const orders = [
  { value: "nota", label: "Maior nota" },
  { value: "menor-nota", label: "Menor nota" },
  { value: "nome", label: "Nome" },
];

/** Class, order and who needs help: works without scripts. */
export function ResultsFilters({ opened: { asked, classes } }: { opened: LoadedResults }) {
  const all = [{ value: "", label: "Todas" }, ...classes.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Form method="get" preventScrollReset className="mt-5 flex flex-wrap items-end gap-3 no-print">
      <SelectField label="Turma" name="turma" defaultValue={asked.classId ?? ""} options={all} />
      <SelectField label="Ordenar" name="ordem" defaultValue={asked.order} options={orders} />
      <label className="inline-flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name="precisa"
          value="1"
          defaultChecked={asked.onlyNeeding}
          className="size-5"
        />
        Só quem precisa
      </label>
      <Button type="submit" look="secondary">
        Aplicar filtros
      </Button>
    </Form>
  );
}
