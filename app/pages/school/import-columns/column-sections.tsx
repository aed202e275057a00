import { Button } from "#app/components/ui/button.tsx";
import { Choice } from "#app/components/ui/choices.tsx";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { roleNames } from "#app/domain/school/labels.ts";
import type { RosterColumn } from "#app/domain/school/roster/guess-columns.ts";
import { rosterFields } from "#app/domain/school/roster/roster-field.ts";
import type { RosterChoices, RosterOrigin } from "#app/domain/school/roster/roster-import.ts";
import { fieldNames } from "#app/domain/school/roster/roster-labels.ts";
import type { FormState } from "#app/hooks/ui/use-form.ts";
import { plural } from "#app/text/format.ts";
import type { ColumnsField } from "./import-columns-action.server.ts";

const options = [
  { value: "", label: "Ignorar" },
  ...rosterFields.map((field) => ({ value: field, label: fieldNames[field] })),
];

export function Column({ column: { index, heading, examples, field, certainty } }: { column: RosterColumn }) {
  const name = heading || `Coluna ${index + 1}`;
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[16rem_1fr_7rem] sm:items-end">
      <SelectField label={name} name="column" defaultValue={field ?? ""} options={options} />
      <p className="min-w-0 text-sm break-words text-muted sm:pb-3">{examples.join(" · ") || "(vazia)"}</p>
      <p
        className={`text-sm sm:pb-3 ${field && certainty === "confira" ? "font-semibold text-warning" : "text-muted"}`}
      >
        {field && (certainty === "confira" ? "confira" : `certeza ${certainty}`)}
      </p>
    </li>
  );
}

const listRoles = [
  { value: "", label: "Estudante" },
  { value: "teacher", label: roleNames.teacher },
  { value: "assistant", label: roleNames.assistant },
];

type SheetProps = { form: FormState<ColumnsField>; sheets: RosterOrigin["sheets"]; sheet: number };

/** Which sheet of a workbook is the list. */
export function SheetForm({ form, sheets, sheet }: SheetProps) {
  return (
    <Form of={form} intent="sheet" className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        key={sheet}
        label="Aba com a lista"
        name="sheet"
        defaultValue={String(sheet)}
        options={sheets.map(({ name, lines }, index) => ({
          value: String(index),
          label: `${name} (${plural(lines, "linha", "linhas")})`,
        }))}
      />
      <Button type="submit" look="secondary">
        Ler esta aba
      </Button>
    </Form>
  );
}

function RecognisedBy({ recognise }: { recognise: "schoolUserId" | "email" }) {
  return (
    <fieldset className="mt-5 max-w-3xl">
      <legend className="mb-2 font-medium">Cada pessoa será reconhecida por</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Choice
          type="radio"
          name="recognise"
          value="schoolUserId"
          defaultChecked={recognise === "schoolUserId"}
        >
          Matrícula, depois e-mail
        </Choice>
        <Choice type="radio" name="recognise" value="email" defaultChecked={recognise === "email"}>
          E-mail, depois matrícula
        </Choice>
      </div>
    </fieldset>
  );
}

/** Which line has the names of the columns. */
export function HeadingsForm({ form, line }: { form: FormState<ColumnsField>; line: number }) {
  return (
    <Form of={form} intent="headings" className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        label="Qual linha tem os nomes das colunas?"
        name="line"
        inputMode="numeric"
        defaultValue={String(line)}
        hint="0 se nenhuma."
      />
      <Button type="submit" look="secondary">
        Ler de novo
      </Button>
    </Form>
  );
}

type RulesProps = Pick<RosterChoices, "recognise" | "year" | "role"> & { form: FormState<ColumnsField> };

/** What holds for every line of the list. */
export function ListRules({ form, recognise, year, role }: RulesProps) {
  return (
    <>
      <RecognisedBy recognise={recognise} />
      <div className="mt-5 grid max-w-3xl gap-4 sm:grid-cols-2">
        <TextField
          label="Ano letivo das turmas"
          {...form.field("year", String(year))}
          inputMode="numeric"
          maxLength={4}
          hint="Para as linhas sem ano."
        />
        <SelectField
          label="Papel de quem a lista não diz"
          name="role"
          defaultValue={role ?? ""}
          options={listRoles}
          hint="Quem já está na escola como estudante só muda se a lista for de professores ou assistentes."
        />
      </div>
    </>
  );
}
