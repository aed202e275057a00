import { Choice } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { SheetView } from "./columns-view.ts";
import type { ColumnsField } from "./import-columns-action.server.ts";

type SheetsProps = { form: FormState<ColumnsField>; sheets: readonly SheetView[] };

/** Which sheets of a workbook are lists of people. */
export function SheetsForm({ form, sheets }: SheetsProps) {
  return (
    <Form of={form} intent="sheets" className="mt-5 max-w-3xl">
      <fieldset key={sheets.map(({ chosen }) => Number(chosen)).join("")}>
        <legend className="mb-2 text-lg font-semibold">Quais abas são listas de pessoas?</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {sheets.map(({ index, name, lines, chosen }) => (
            <Choice key={index} type="checkbox" name="sheet" value={String(index)} defaultChecked={chosen}>
              {name} ({plural(lines, "linha", "linhas")})
            </Choice>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="secondary" className="mt-3">
        Ler estas abas
      </Button>
    </Form>
  );
}

/** The class of each sheet, guessed from its name; a line's own class goes first. */
export function SheetClasses({ form, sheets }: SheetsProps) {
  const named = sheets.filter(({ chosen, asksClass }) => chosen && asksClass);
  if (named.length === 0) return null;
  const [only] = named.length === 1 && sheets.length === 1 ? named : [];
  return (
    <fieldset className="mt-5 max-w-3xl">
      <legend className="mb-2 font-medium">
        {only ? "De que turma é a lista?" : "De que turma é cada aba?"}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {named.map(({ index, name, className }) => (
          <TextField
            key={index}
            label={only ? "Turma da lista" : `Turma da aba “${name}”`}
            {...form.field(`class:${index}`, className)}
            maxLength={40}
            hint="Em branco se as pessoas são de várias turmas."
          />
        ))}
      </div>
    </fieldset>
  );
}
