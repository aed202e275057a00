import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { roleNames } from "../../domain/labels.ts";
import type { RosterColumn } from "../../domain/roster/guess-columns.ts";
import { rosterFields } from "../../domain/roster/roster-field.ts";
import type { RosterChoices } from "../../domain/roster/roster-import.ts";
import { fieldNames } from "../../domain/roster/roster-labels.ts";
import type { LayoutView } from "./columns-view.ts";
import type { ColumnsField } from "./import-columns-action.server.ts";

const options = [
  { value: "", label: "Ignorar" },
  ...rosterFields.map((field) => ({ value: field, label: fieldNames[field] })),
];

type ColumnProps = { name: string; column: RosterColumn };

function Column({ name, column: { index, heading, examples, field, certainty } }: ColumnProps) {
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[16rem_1fr_7rem] sm:items-end">
      <SelectField
        label={heading || `Coluna ${index + 1}`}
        name={name}
        defaultValue={field ?? ""}
        options={options}
      />
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

type LayoutProps = { form: FormState<ColumnsField>; layout: LayoutView };

/** Which line has the names of the columns. */
export function HeadingsForm({ form, layout: { shown, names, line } }: LayoutProps) {
  return (
    <Form of={form} intent="headings" className="mt-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="shown" value={shown} />
      <TextField
        label={`Qual linha tem os nomes das colunas${inSheets(names)}?`}
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

const SHEETS = 3;

/** " nas abas 3º A, 3º B e mais 4"; "" of a file with one table. */
function inSheets(names: readonly string[]): string {
  const [only = ""] = names;
  if (names.length < 2) return only === "" ? "" : ` na aba “${only}”`;
  const more = names.length - SHEETS;
  return ` nas abas ${names.slice(0, SHEETS).join(", ")}${more > 0 ? ` e mais ${more}` : ""}`;
}

/** The fields of equal tables' columns, and the role of their people. */
export function LayoutColumns({ layout }: Pick<LayoutProps, "layout">) {
  const { shown, names, columns, role, line } = layout;
  return (
    <Section id={`colunas-${shown}`} title={<>O que é cada coluna{inSheets(names)} no Farol?</>}>
      <Rows key={`${names.length} ${line}`} className="">
        {columns.map((column) => (
          <Column key={column.index} name={`column:${shown}`} column={column} />
        ))}
      </Rows>
      <div className="mt-4 max-w-md">
        <SelectField
          key={role}
          label="Papel de quem a lista não diz"
          name={`role:${shown}`}
          defaultValue={role ?? ""}
          options={listRoles}
          hint="Quem já está na escola como estudante só muda se a lista for de professores ou assistentes."
        />
      </div>
    </Section>
  );
}

type RulesProps = Pick<RosterChoices, "recognise" | "year"> & { form: FormState<ColumnsField> };

/** Options of the whole file. */
export function FileRules({ form, recognise, year }: RulesProps) {
  return (
    <>
      <RecognisedBy recognise={recognise} />
      <div className="mt-5 max-w-md">
        <TextField
          label="Ano letivo das turmas"
          {...form.field("year", String(year))}
          inputMode="numeric"
          maxLength={4}
          hint="Para as linhas sem ano."
        />
      </div>
    </>
  );
}
