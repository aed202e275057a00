import { Form } from "@remix-run/react";
import { auditActions } from "#app/platform/audit/domain/audit-actions.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";

const actions = [
  { value: "", label: "Todas" },
  ...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
];

/** GET form: the URL is the search. */
export function AuditSearch({ asked }: { asked: Record<"person" | "action" | "from" | "until", string> }) {
  return (
    <Form
      role="search"
      aria-label="Filtrar a auditoria"
      className="card mt-6 grid gap-4 p-4 sm:grid-cols-2 sm:items-end lg:grid-cols-[1fr_15rem_10rem_10rem_auto]"
    >
      <TextField
        label="Pessoa (e-mail ou código)"
        name="pessoa"
        defaultValue={asked.person}
        maxLength={200}
        autoComplete="off"
      />
      <SelectField label="Ação" name="acao" options={actions} defaultValue={asked.action} />
      <TextField label="De" name="de" type="date" defaultValue={asked.from} />
      <TextField label="Até" name="ate" type="date" defaultValue={asked.until} />
      <Button type="submit" className="sm:col-span-2 lg:col-span-1">
        Filtrar
      </Button>
    </Form>
  );
}
