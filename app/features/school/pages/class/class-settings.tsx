import { Choice } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { ClassPage } from "../../services/read-class.server.ts";
import type { ClassField } from "./class-action.server.ts";

/** Name and year, the next year's copy, archive and reopen. */
export function ClassSettings({ current }: { current: ClassPage["class"] }) {
  const rename = usePageForm<ClassField>({ intents: ["rename"] });
  const copy = usePageForm<ClassField>({ intents: ["copy"] });
  const state = usePageForm<ClassField>({ intents: ["archive", "reopen"] });
  const { name, year, active } = current;
  return (
    <details className="card mt-6 p-5">
      <summary className="min-h-11 text-lg font-semibold">Dados da turma, copiar, arquivar</summary>
      <div className="mt-3 space-y-6">
        <Form of={rename} intent="rename" className="flex flex-wrap items-end gap-3">
          <FormMessage of={rename} className="w-full" />
          <div className="min-w-48 flex-1">
            <TextField {...rename.field("name", name)} label="Nome da turma" required maxLength={40} />
          </div>
          <div className="w-28">
            <TextField
              {...rename.field("year", String(year))}
              label="Ano letivo"
              inputMode="numeric"
              required
            />
          </div>
          <Button type="submit" look="secondary" pending={rename.pending}>
            Guardar
          </Button>
        </Form>
        <Form of={copy} intent="copy" className="space-y-3">
          <FormMessage of={copy} withProblems />
          <Choice type="checkbox" name="people" value="yes">
            Levar as pessoas que estão na turma
          </Choice>
          <Button type="submit" look="secondary" pending={copy.pending}>
            Copiar para {year + 1}
          </Button>
        </Form>
        <Form of={state} intent={active ? "archive" : "reopen"}>
          <Button type="submit" look="secondary" pending={state.pending}>
            {active ? "Arquivar" : "Reabrir"}
          </Button>
        </Form>
      </div>
    </details>
  );
}
