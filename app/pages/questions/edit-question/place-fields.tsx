import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { institutions } from "#app/domain/catalogue/institutions.ts";
import type { EditFields } from "#app/domain/questions/editing/edit-fields.ts";
import type { EditProblems } from "#app/domain/questions/editing/read-edit.ts";
import type { EditData } from "../edit-question.tsx";

/** A part of the form under its title. */
export const PART = "card min-w-0 space-y-4 p-4 sm:p-5";
export const LEGEND = "float-left mb-3 w-full text-lg font-semibold";

export type PartProps = { fields: EditFields; problems: EditProblems & Record<string, string | undefined> };

const choices = institutions.map(({ code, name }) => ({ value: code, label: name }));

/** Where the question stood: institution and exam. The year is part of its place in the bank and stays. */
export function PlaceFields({ data, fields, problems }: PartProps & { data: EditData }) {
  const { year, provenance, inep } = data;
  return (
    <fieldset className={PART}>
      <legend className={LEGEND}>Prova</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Instituição"
          name="institution"
          options={choices}
          defaultValue={fields.institution}
          problem={problems.institution}
          className="sm:col-span-2"
        />
        <TextField
          label="Ano"
          value={String(year)}
          readOnly
          hint="Faz parte do código da questão e não muda."
        />
        <TextField label="Fase" name="phase" defaultValue={fields.phase} maxLength={80} />
        <TextField
          label="Dia"
          name="day"
          defaultValue={fields.day}
          inputMode="numeric"
          problem={problems.day}
        />
        <TextField label="Caderno" name="booklet" defaultValue={fields.booklet} maxLength={80} />
        <TextField
          label="Número"
          name="number"
          defaultValue={fields.number}
          inputMode="numeric"
          problem={problems.number}
        />
      </div>
      <p className="text-sm break-words text-muted">
        Fonte: {provenance.source}, <span className="font-mono">{provenance.path}</span>
        {inep && ` · INEP: área ${inep.area}${inep.itemCode ? `, item ${inep.itemCode}` : ""}`}
      </p>
    </fieldset>
  );
}
